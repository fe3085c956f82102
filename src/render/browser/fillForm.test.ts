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

describe('fillForm', () => {
  it('fills empty fields and keeps existing and hidden values', () => {
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

  it('fires an input event for each field that it fills', () => {
    const heard: string[] = []
    form().addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).name)) // inputs only
    fillForm(form(), new URLSearchParams('company=Theirs'))
    expect(heard).toEqual(['company'])
  })
})

describe('a form preset by a button', () => {
  it('changes with the next button but keeps what the visitor chose', () => {
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

  it('replaces a preset radio button but not one that the visitor chose', () => {
    addBoxes()
    presetForm(form(), new URLSearchParams('box=feast'))
    expect(checkedIn('box')).toEqual(['feast'])
    presetForm(form(), new URLSearchParams('box=daily'))
    expect(checkedIn('box')).toEqual(['daily'])
    form().querySelector<HTMLInputElement>('[value=feast]')?.click()
    presetForm(form(), new URLSearchParams('box=daily'))
    expect(checkedIn('box')).toEqual(['feast'])
  })

  it('replaces preset checkboxes but keeps those that the visitor ticked', () => {
    presetForm(form(), new URLSearchParams('extras=a'))
    expect(checkedIn('extras')).toEqual(['a'])
    presetForm(form(), new URLSearchParams('extras=b'))
    expect(checkedIn('extras')).toEqual(['b'])
    form().querySelector<HTMLInputElement>('[name=extras][value=a]')?.click()
    presetForm(form(), new URLSearchParams('extras=b'))
    expect(checkedIn('extras')).toEqual(['a', 'b'])
  })

  it('never fills the honeypot field', () => {
    presetForm(form(), new URLSearchParams('_gotcha=x'))
    expect(value('_gotcha')).toBe('')
  })

  it('keeps its presets and hidden fields out of the draft', () => {
    presetForm(form(), new URLSearchParams('service=gst'))
    fillForm(form(), new URLSearchParams('company=Mine&extras=a'))
    keepDraft(form())
    expect(String(draftOf(form()))).toBe('company=Mine&extras=a')
  })
})

describe('a form draft', () => {
  const tick = (value: string, checked: boolean) => {
    const box = document.querySelector<HTMLInputElement>(`[value=${value}]`)
    if (box) box.checked = checked
  }

  it('restores the fields that the visitor hasn’t filled in again', () => {
    fillForm(form(), new URLSearchParams('company=Mine&message=Hello&extras=b'))
    keepDraft(form())
    form().reset()
    fillForm(form(), new URLSearchParams('company=M'))
    restoreDraft(form())
    expect(
      String(new URLSearchParams(new FormData(form()) as unknown as Record<string, string>)),
    ).toBe('company=M&message=Hello&service=&extras=b&formType=quote-modal&_gotcha=') // a form's data is a list of pairs of texts here
  })

  it('doesn’t restore what the visitor cleared after the browser restored the form', () => {
    fillForm(form(), new URLSearchParams('company=Mine&message=Hello&extras=a'))
    keepDraft(form())
    fillForm(form(), new URLSearchParams('extras=b'))
    tick('a', false)
    ;(form().elements.namedItem('message') as HTMLTextAreaElement).value = '' // a textarea
    restoreDraft(form())
    expect([value('message'), [...new FormData(form()).getAll('extras')]]).toEqual(['', ['b']])
  })

  it('is deleted when the form is empty', () => {
    fillForm(form(), new URLSearchParams('company=Mine'))
    keepDraft(form())
    form().reset()
    keepDraft(form())
    expect(sessionStorage.length).toBe(0)
  })
})

describe('a dialog button on a page with two forms', () => {
  it('presets both forms and focuses the first field', () => {
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
