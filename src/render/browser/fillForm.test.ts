// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { openDialog } from './dialog.ts'
import { draftOf, keepDraft, restoreDraft } from './draft.ts'
import { fillForm, presetForm } from './fillForm.ts'

const form = (): HTMLFormElement => {
  const made = document.querySelector('form')
  if (!made) throw new Error('There is no form.')
  return made
}
const value = (name: string) => (form().elements.namedItem(name) as HTMLInputElement).value // all of them have one

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = `<form data-form="quote">
    <input name="company"><textarea name="message"></textarea>
    <select name="service"><option value="">–</option><option value="gst">GST</option><option value="llp">LLP</option></select>
    <input type="checkbox" name="extras" value="a"><input type="checkbox" name="extras" value="b">
    <input type="hidden" name="formType" value="quote-modal"><input name="_gotcha" tabindex="-1">
  </form>`
})

describe('a form is filled in', () => {
  it('where it is empty, and nowhere else', () => {
    ;(form().elements.namedItem('company') as HTMLInputElement).value = 'Mine' // an input
    fillForm(form(), new URLSearchParams('company=Theirs&message=Hello&extras=b&formType=other'))
    expect([value('company'), value('message'), value('formType')]).toEqual([
      'Mine',
      'Hello',
      'quote-modal',
    ])
    expect(
      [...form().querySelectorAll<HTMLInputElement>('[name=extras]')].map(({ checked }) => checked),
    ).toEqual([false, true])
  })

  it('so that whoever listens hears of it', () => {
    const heard: string[] = []
    form().addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).name)) // inputs only
    fillForm(form(), new URLSearchParams('company=Theirs'))
    expect(heard).toEqual(['company'])
  })
})

describe('what a button fills in', () => {
  it('gives way to what another button fills in, but not what a visitor chose', () => {
    presetForm(form(), new URLSearchParams('service=gst'))
    presetForm(form(), new URLSearchParams('service=llp'))
    expect(value('service')).toBe('llp')
    ;(form().elements.namedItem('service') as HTMLSelectElement).value = 'gst' // a select
    presetForm(form(), new URLSearchParams('service=llp'))
    expect(value('service')).toBe('gst')
  })

  const addBoxes = () =>
    form().insertAdjacentHTML(
      'beforeend',
      '<input type="radio" name="box" value="feast"><input type="radio" name="box" value="daily">',
    )
  const checkedIn = (name: string) =>
    [...form().querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`)].map((box) => box.value)

  it('replaces a preset radio button, but not the one that a visitor chose', () => {
    addBoxes()
    presetForm(form(), new URLSearchParams('box=feast'))
    expect(checkedIn('box')).toEqual(['feast'])
    presetForm(form(), new URLSearchParams('box=daily'))
    expect(checkedIn('box')).toEqual(['daily'])
    form().querySelector<HTMLInputElement>('[value=feast]')?.click()
    presetForm(form(), new URLSearchParams('box=daily'))
    expect(checkedIn('box')).toEqual(['feast'])
  })

  it('replaces preset checkboxes and keeps those that a visitor ticked', () => {
    presetForm(form(), new URLSearchParams('extras=a'))
    expect(checkedIn('extras')).toEqual(['a'])
    presetForm(form(), new URLSearchParams('extras=b'))
    expect(checkedIn('extras')).toEqual(['b'])
    form().querySelector<HTMLInputElement>('[name=extras][value=a]')?.click()
    presetForm(form(), new URLSearchParams('extras=b'))
    expect(checkedIn('extras')).toEqual(['a', 'b'])
  })

  it('never fills the trap for robots', () => {
    presetForm(form(), new URLSearchParams('_gotcha=x'))
    expect(value('_gotcha')).toBe('')
  })

  it('is no draft, nor is what the form brings along', () => {
    presetForm(form(), new URLSearchParams('service=gst'))
    fillForm(form(), new URLSearchParams('company=Mine&extras=a'))
    keepDraft(form())
    expect(String(draftOf(form()))).toBe('company=Mine&extras=a')
  })
})

describe('a draft', () => {
  const tick = (value: string, checked: boolean) => {
    const box = document.querySelector<HTMLInputElement>(`[value=${value}]`)
    if (box) box.checked = checked
  }

  it('comes back where the visitor has only begun anew', () => {
    fillForm(form(), new URLSearchParams('company=Mine&message=Hello&extras=b'))
    keepDraft(form())
    form().reset()
    fillForm(form(), new URLSearchParams('company=M'))
    restoreDraft(form())
    expect(
      String(new URLSearchParams(new FormData(form()) as unknown as Record<string, string>)),
    ).toBe('company=M&message=Hello&service=&extras=b&formType=quote-modal&_gotcha=') // a form's data is a list of pairs of texts here
  })

  it('does not bring back what the visitor took out after the browser had restored the form by itself', () => {
    fillForm(form(), new URLSearchParams('company=Mine&message=Hello&extras=a'))
    keepDraft(form())
    fillForm(form(), new URLSearchParams('extras=b'))
    tick('a', false)
    ;(form().elements.namedItem('message') as HTMLTextAreaElement).value = '' // a textarea
    restoreDraft(form())
    expect([value('message'), [...new FormData(form()).getAll('extras')]]).toEqual(['', ['b']])
  })

  it('is not kept of a form in which nothing stands', () => {
    fillForm(form(), new URLSearchParams('company=Mine'))
    keepDraft(form())
    form().reset()
    keepDraft(form())
    expect(sessionStorage.length).toBe(0)
  })
})

describe('a page or dialog with two forms', () => {
  it('has both filled by its button, and the focus in the first', () => {
    document.body.innerHTML = `<main data-presets='{"order":{"box":"feast"}}'>
      <form data-form="one"><input name="box"></form>
      <form data-form="two"><input name="box"><input name="size"></form></main>
      <a href="/enquire/order" data-preset="size=large"></a>`
    history.replaceState(null, '', '/enquire/order')
    openDialog(document.querySelector('a') as HTMLAnchorElement, document) // it is there
    expect([...document.querySelectorAll('input')].map((input) => input.value)).toEqual([
      'feast',
      'feast',
      'large',
    ])
    expect(document.activeElement).toBe(document.querySelector('input'))
  })
})
