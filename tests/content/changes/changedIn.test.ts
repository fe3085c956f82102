import { expect, it } from 'vitest'
import { changedIn } from '../../../src/content/changes/takeBack/changedIn.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { randomOf } from '../../support/random.ts'
import { randomEdit } from '../../support/randomEdits.ts'
import { bicycle, boatyard } from '../../support/sites.ts'

const file = 'pages/_site.json'

/** As somebody writes who likes it otherwise than the writer does. */
const first = `{
  "firm":   { "name": "Spoke & Sons", "hours": [ { "days": ["monday"], "opens": "09:00", "closes": "17:00" } ] },
  "navigation": [
    { "label": "Home", "href": "/" }, { "label": "About us", "href": "/about" },
    { "label": "Repairs", "href": "/repairs" }
  ],
  "footer":{"note":"By the river"}
}
`
const second = first
  .replace('"17:00"', '"18:00"')
  .replace('{ "label": "Home", "href": "/" }, ', '')
  .replace(
    '\n  "footer"',
    '\n  "announcement": { "id": "regatta", "text": "Closed for the regatta." },\n  "footer"',
  )

const changed = (...keys: readonly string[]) =>
  changedIn(standardKit, file, first, second, (key) => keys.includes(key))

it('changedIn returns the first text with only the selected keys changed', () => {
  expect(changed('firm')).toBe(first.replace('"17:00"', '"18:00"'))
  expect(changed('firm', 'navigation')).toBe(
    first.replace('"17:00"', '"18:00"').replace('{ "label": "Home", "href": "/" }, ', ''),
  )
})

it('changedIn returns either text unchanged when no or all keys are selected', () => {
  expect(changed()).toBe(first)
  expect(changed('theme')).toBe(first)
  expect(changed('firm', 'navigation', 'announcement')).toBe(second)
})

it('changedIn inserts selected new keys and removes selected deleted ones', () => {
  expect(JSON.parse(changed('announcement') ?? '')).toEqual({
    ...JSON.parse(first),
    announcement: { id: 'regatta', text: 'Closed for the regatta.' },
  })
  const back = changedIn(standardKit, file, second, first, (key) => key === 'announcement')
  expect(back).toBe(
    second.replace(
      '\n  "announcement": { "id": "regatta", "text": "Closed for the regatta." },',
      '',
    ),
  )
})

it('changedIn keeps suppressions pointing at their values when the move isn’t selected', () => {
  const silenced = (text: string, index: number) =>
    text.replace(
      '"footer"',
      `"silence": [{ "rule": "links", "pointer": "/navigation/${index}" }],\n  "footer"`,
    )
  const waits = changedIn(
    standardKit,
    file,
    silenced(first, 2),
    silenced(second, 1),
    (key) => key === 'firm',
  )
  expect(waits).toBe(silenced(first.replace('"17:00"', '"18:00"'), 2))
})

it('changedIn returns nothing when either text isn’t valid JSON', () =>
  expect(changedIn(standardKit, file, first, '{', () => true)).toBeUndefined())

const rounds = process.env['LONG'] ? 300 : 20

it('changedIn takes each key from one document or the other after random changes', () => {
  for (const root of [boatyard, bicycle]) {
    const text =
      readSite(root).files.find(({ path }) => path === file)?.text ??
      expect.fail('It has no settings.')
    for (let round = 0; round < rounds; round += 1) {
      const random = randomOf(7_000_000 + round)
      let next = text
      for (let count = 1 + Math.floor(random() * 6); count > 0; count -= 1)
        next = String(
          apply(
            { label: '', edits: [randomEdit(file, JSON.parse(next), random)] },
            () => next,
          ).files.get(file) ?? next,
        )
      const [before, after] = [JSON.parse(text), JSON.parse(next)]
      const meant = new Set(Object.keys({ ...before, ...after }).filter(() => random() < 0.5))
      const mixed = Object.fromEntries([
        ...Object.entries(before).filter(([key]) => !meant.has(key)),
        ...Object.entries(after).filter(([key]) => meant.has(key)),
      ])
      const made = JSON.parse(
        changedIn(standardKit, file, text, next, (key) => meant.has(key)) ?? '',
      )
      // What silences point to is followed by the writer, whatever is meant.
      expect({ ...made, silence: [] }, `${root} ${round}`).toEqual({ ...mixed, silence: [] })
    }
  }
})
