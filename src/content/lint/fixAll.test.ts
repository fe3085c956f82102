import { expect, test } from 'vitest'
import { littleSite, today } from '../../../tests/support/littleSite.ts'
import { apply } from '../../core/edits/apply.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { sourcesAfter } from '../../core/edits/sourcesAfter.ts'
import { applyEdits } from '../../core/edits/textEdits.ts'
import { assetMsg } from '../../core/messages/assetMessages.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { answersTo } from './findings/answersTo.ts'
import { fixAll } from './fixAll.ts'
import { lint } from './lint.ts'
import type { Edit } from './types/rule.ts'

const about = 'pages/about.json'
const textOf = (path: string, edits: readonly Edit[] = []) =>
  littleSite(edits).files.find((file) => file.path === path)?.text ?? ''
const mended = (text: string) => {
  const sources = littleSite([{ file: about, text }])
  return apply(fixAll(standardKit, sources, { today }), readerOf(sources)).files.get(about)
}

test('fixes the case of a link and changes nothing else in the file', () => {
  const odd = textOf(about)
    .replace('on Mill Lane.', 'on Mill Lane, see [what we repair](/Services/Repair/) \\"soon\\".')
    .replaceAll('\n', '\r\n')
    .replace('"title":', '"title"   :')
  const text = mended(odd)
  expect(text).toBe(odd.replace('/Services/Repair/', '/services/repair'))
})

test('fixes several mistakes of a file at once, even those hidden by another', () => {
  const broken = textOf(about)
    .replace('"title": "About the workshop",', '"Title": "About the workshop"')
    .replace('"type": "prose",', "'type': 'prose',")
  const text = mended(`\ufeff${broken}`)
  expect(text).toBe(textOf(about))
  expect(lint(standardKit, littleSite([{ file: about, text: String(text) }]), { today })).toEqual(
    [],
  )
})

test('removes or replaces stray characters of pasted text, even in property names', () => {
  const odd = textOf(about)
    .replace('"title"', '"ti\u200btle"')
    .replace('"prose"', '"pr\u043ese"')
    .replace('Mill Lane', 'Mill\u200b \ufeffLane')
    .replace('Ada began', 'Ada\u0092s \\u0007shop\u2028began')
  const text = mended(`\ufeff${odd.replace('{\n  ', '{\n\u00a0\u00a0')}`)
  expect(text).toBe(
    textOf(about).replace('Ada began', 'Ada’s shop\\nbegan').replace('{\n  ', '{\n'),
  )
})

test('removes suppressions that are no longer needed', () => {
  const none = textOf(about, [{ file: about, at: '/silence', value: [] }])
  const text = mended(
    none.replace(
      '"silence": []',
      '"silence": [{ "rule": "titles", "reason": "So." }, { "rule": "orphans", "reason": "So." }]',
    ),
  )
  expect(text).toBe(none)
})

test('does not apply a fix that is uncertain', () => {
  const broken = textOf(about).replace('"heading": "Who we are"', '"headng": "Who we are"')
  expect(mended(broken)).toBeUndefined()
})

test('does not write a file that could not be read completely', () => {
  expect(
    mended(textOf(about).replace('Mill Lane', 'Mill Lan\ufffd').replace('"title"', '"Title"')),
  ).toBeUndefined()
})

test('applies only the first of two edits at one position', () => {
  expect(
    applyEdits('abc', [
      { offset: 1, length: 1, text: 'x' },
      { offset: 1, length: 2, text: 'y' },
    ]),
  ).toBe('axc')
})

test('suggests using a fact for a figure that equals it but does not apply that', () => {
  const page = 'pages/services/repair.json'
  const lines = [{ label: 'Wheels, £45 each', quantity: 2, unit: 'wheels', rate: 45 }]
  const value = { type: 'workedExample', title: 'Two wheels', lines, result: { label: 'To pay' } }
  const sources = littleSite([{ file: page, at: '/blocks/-', value }])
  expect(fixAll(standardKit, sources, { today }).edits).toEqual([])
  const answers = lint(standardKit, sources, { today }).flatMap((finding) => answersTo(finding))
  expect(answers.map(({ label }) => label)).toEqual(['Use the fact', 'Use the fact'])
  const text = apply(
    { label: '', edits: answers.reverse().flatMap(({ change }) => change.edits) }, // the last first: places before it stay
    readerOf(sources),
  ).files.get(page)
  expect(text).toContain('"Wheels, {{repair.fee}} each"')
  expect(text).toContain('"rate": "{{repair.fee | plain}}"')
  expect(lint(standardKit, littleSite([{ file: page, text: String(text) }]), { today })).toEqual([])
})

test('points a link of a translated page to the page in its language', () => {
  const page = (title: string, paragraph: string) => ({
    $schema: '../../schema/page.schema.json',
    title,
    description: title,
    blocks: [{ type: 'prose', heading: title, paragraphs: [paragraph] }],
  })
  const file = 'pages/de/index.json'
  const sources = littleSite([
    {
      file: 'pages/_site.json',
      at: '/languages',
      value: [
        { tag: 'en-GB', name: 'English' },
        { tag: 'de', name: 'Deutsch' },
      ],
    },
    {
      file,
      value: page('Räder', 'Mehr [über uns](/about#team), auf [Englisch](/services/repair).'),
    },
    { file: 'pages/de/about.json', value: page('Über uns', 'Wir sind zwei.') },
  ])
  const text = apply(fixAll(standardKit, sources, { today }), readerOf(sources)).files.get(file)
  expect(text).toContain('[über uns](/de/about#team), auf [Englisch](/services/repair)')
})

test('adds a missing namespace to an SVG, which remains an asset', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const file = 'pages/_assets/stand.svg'
  const fault = {
    message: assetMsg('namespaceMissing'),
    suggestion: assetMsg('saveDrawingAgain'),
    repaired: drawing,
  }
  const sources = littleSite([
    { file, asset: { bytes: 6, width: 20, height: 20, fault } },
    { file: about, at: '/blocks/0/picture', value: { src: '/assets/stand.svg', alt: 'A stand' } },
  ])
  const change = fixAll(standardKit, sources, { today })
  expect(change.edits).toEqual([{ kind: 'write', file, content: drawing }])
  const after = sourcesAfter(sources, apply(change, readerOf(sources)))
  expect(after.assets.find(({ path }) => path === file)).toMatchObject({ bytes: drawing.length })
  expect(lint(standardKit, after, { today })).toEqual([])
})
