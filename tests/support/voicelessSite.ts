import { exampleSources } from '../../src/authoring/workspace/gallery/exampleSources.ts'
import { documentSchemas } from '../../src/core/document/documentSchemas.ts'
import { placeOf, type SourceFile, type Sources } from '../../src/core/document/sources.ts'
import type { Kit } from '../../src/core/kit/Kit.ts'
import type { Examples } from '../../src/core/kit/schemaFiles.ts'
import { gather } from '../../src/core/model/schema/gather.ts'
import { keysOf, pointerOf } from '../../src/core/model/schema/path.ts'

/** Letters that no language of the engine has: whatever else stands on a page was said by the engine. */
const letter = (sign: string) =>
  String.fromCodePoint(0x10d0 + (sign.toLowerCase().charCodeAt(0) - 97))

/** A text in these letters; references, addresses, places and markup stay. */
const veiled = (text: string): string =>
  text
    .replace(/\{\{?[^{}]*\}\}?|\]\([^)]*\)|[A-Za-z]/g, (found) =>
      found.length === 1 ? letter(found) : found,
    )
    .replace(/[À-ɏ]/g, 'ჵ')

type Json = Record<string, unknown>

/** Words by which programs go: settings, names of forms and fields, values that are sent. */
const isForPrograms = (keys: readonly string[], holder: Json): boolean => {
  const key = keys.at(-1) ?? ''
  if (keys[0] === 'firm') return key === 'email'
  if (
    ['timeZone', 'formType', 'start', 'month', 'id', 'kind', 'page'].includes(key) ||
    keys.some((one) => one === 'preset' || one === 'presets')
  )
    return true
  if (key === 'name')
    return (
      'formType' in holder || ('label' in holder && 'type' in holder) || holder['type'] === 'hidden'
    )
  return (
    (key === 'value' && keys.includes('options')) || (key === 'form' && keys[0] === 'newsletter')
  )
}

const veil = (kit: Kit, { path, text }: SourceFile): Json => {
  const document = JSON.parse(text) as Json
  const kind = placeOf(path)?.kind
  if (kind === undefined) throw new Error(`${path} is no document.`)
  for (const { text: said, role, path: place } of gather(
    kit.choices,
    document,
    documentSchemas[kind],
  ).strings) {
    const keys = keysOf(pointerOf(place))
    const last = keys.at(-1) ?? ''
    const holder = keys.slice(0, -1).reduce((at: Json, part) => at[part] as Json, document) // the path leads there
    const isSaid = role === 'text' || role === 'line' || last === 'alt' || last === 'unit'
    if (!isSaid || isForPrograms(keys, holder)) continue
    holder[last] = veiled(said)
  }
  return document
}

/** A form with a field of each type that the kit has. */
const formOfAll = ({ fields }: Kit): Json => ({
  type: 'form',
  name: 'booking',
  formType: 'booking',
  fields: Object.keys(fields).map((type) => ({
    type,
    name: `${type}Field`,
    ...(type === 'hidden' ? {} : { label: 'ველი', required: true }),
    ...(['select', 'radio', 'checkboxGroup'].includes(type)
      ? { options: [{ value: '1', label: 'ერთი' }] }
      : {}),
    ...(['text', 'textarea'].includes(type) ? { maxLength: 5 } : {}),
    ...(type === 'number' ? { min: 2, max: 9 } : {}),
    ...(type === 'date' ? { min: 'today' } : {}),
  })),
  submit: 'გაგზავნა',
  submitting: 'იგზავნება',
  success: { title: 'მადლობა', text: 'მადლობა' },
})

const kinds: Json = {
  money: { kind: 'money', amount: 150_000, to: 2_500_000, per: 'თვე' },
  number: { kind: 'number', amount: 3, to: 20, unit: 'დღე' },
  percent: { kind: 'percent', amount: 2, to: 18, per: 'თვე' },
  day: { kind: 'date', day: 11 },
  date: { kind: 'date', day: 11, month: 3 },
}
const forms = ['', ' | full', ' | short', ' | number', ' | ordinal', ' | words', ' | per']

/** A page with every fact in every form. */
const facts = Object.fromEntries(
  Object.entries(kinds).map(([name, value]) => [
    `all.${name}`,
    { label: 'ფაქტი', value, source: 'ფაქტი', asOf: '2025-01-01' },
  ]),
)
const figures = Object.keys(facts).flatMap((name) => forms.map((form) => `{{${name}${form}}}`))

export type Settings = {
  readonly language: string
  readonly locale: string
  readonly currency: string
}

/**
 * A site of all blocks in all their examples, with all fields, facts and forms of these, whose own words are in letters of no language that the engine
 * speaks. What is left in others the engine says.
 */
export const voicelessSite = (kit: Kit, examples: Examples, settings: Settings): Sources => {
  const { files, assets } = exampleSources()
  const page = (blocks: readonly unknown[]) =>
    JSON.stringify({
      $schema: '../../schema/page.schema.json',
      title: 'Page',
      description: 'Page',
      parent: '/',
      blocks,
    })
  const all = [...examples].flatMap(([type, list]) =>
    list.map(
      (block, at): SourceFile => ({ path: `pages/all/${type}-${at}.json`, text: page([block]) }),
    ),
  )
  const told = page([{ type: 'prose', paragraphs: figures }])
  const documents = [...files, ...all, { path: 'pages/all/figures.json', text: told }].map(
    (file) => ({ path: file.path, document: veil(kit, file) }),
  )
  for (const { path, document } of documents) {
    if (path === 'pages/_dialogs/booking.json') document['blocks'] = [formOfAll(kit)]
    if (path !== 'pages/_site.json') continue
    const firm = document['firm'] as { hours: { label?: string }[]; areaServed?: string }
    for (const hours of firm.hours) delete hours.label
    firm.areaServed = 'ქალაქი'
    Object.assign(document, settings, {
      schemaVersion: kit.history.version,
      placeholder: false,
      announcement: { id: 'a', text: 'ამბავი' },
    })
  }
  const texts = documents.map(({ path, document }) => ({ path, text: JSON.stringify(document) }))
  return {
    files: [
      ...texts,
      {
        path: 'pages/_facts.json',
        text: JSON.stringify({ $schema: '../schema/facts.schema.json', facts }),
      },
    ],
    assets,
  }
}
