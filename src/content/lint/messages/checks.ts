import { joinWords } from '../../../core/text/joinWords.ts'
import type { Place } from './placesInWords.ts'
import type { Said } from './Said.ts'
import type { Words } from './Words.ts'

/** What a page did, and no longer does. */
export type Lacks = 'says' | 'leadsTo' | 'opens' | 'asks' | 'offers' | 'has'

const verbs: Readonly<Record<Lacks, string>> = {
  says: 'says',
  leadsTo: 'leads to',
  opens: 'opens',
  asks: 'asks for',
  offers: 'offers',
  has: 'has',
}

/** What a page no longer does, and what is there instead. */
export type PageLacks = {
  readonly path: string
  readonly lacks: Lacks
  readonly name: string
  readonly instead?: Said | undefined
}

/** A page without what is asked of it; `asking` names the place that asks. */
export const pageLacksText = (
  { path, lacks, name, instead }: PageLacks,
  asking: string,
  w: Words,
): string =>
  `${w.document(path)} no longer ${verbs[lacks]} ${name}, which ${asking} asks for.${instead === undefined ? '' : ` ${w.text(instead)}`}`

const quoted = (texts: readonly string[]) =>
  joinWords(
    texts.map((text) => `"${text}"`),
    'and',
  )
const saying = (noun: string, says: readonly string[]) =>
  says.length > 0 ? `a ${noun} that says ${quoted(says)}` : `a ${noun}`

type Saying = { readonly says: readonly string[] }
/** The values that a dialog is opened with. */
type Preset = Readonly<Record<string, string>>

export const checks = {
  restoreOrChangeCheck: ({ restore }: { restore: Said }, w: Words) =>
    `${w.text(restore)}; if the change is meant, change what is asked for here.`,
  publishOrRemoveCheck: () => 'Publish it, or take out what is asked of it.',
  noSuchPart: ({ id }: { id: string }) => `It has no part "${id}".`,
  restoreId: ({ id }: { id: string }, w: Words) =>
    `Give the block that is meant the ${w.key('id')} "${id}" again`,
  restoreTexts: ({ texts }: { texts: readonly string[] }) => `Say ${quoted(texts)} there again`,
  notTogether: ({ texts }: { texts: readonly string[] }) =>
    `${quoted(texts)} all stand there, but not together.`,
  restoreTogether: () => 'Say them in one row, card, entry or paragraph again',
  linkLeadsElsewhere: ({ says, addresses }: Saying & { addresses: readonly string[] }) =>
    `${saying('link', says)} leads to ${addresses.join(', ')}.`,
  restoreLink: ({ says, addresses }: Saying & { addresses: readonly string[] }) =>
    `Add ${saying('link', says)} to ${addresses.join(' and to ')} again`,
  restoreButton: ({ says, dialog }: Saying & { dialog: string }) =>
    `Let ${saying('button', says)} open the dialog "${dialog}" again`,
  otherPreset: ({ presets }: { presets: readonly Preset[] }) =>
    `The dialog is opened with ${presets.map((preset) => JSON.stringify(preset)).join(' or ')} filled in.`,
  restorePreset: ({ preset }: { preset: Preset }) => `Fill in ${JSON.stringify(preset)} again`,
  restoreFields: ({ names }: { names: readonly string[] }, w: Words) =>
    `Give the form a field of the ${w.key('name')} ${quoted(names)} again`,
  restoreOptions: ({ field, values }: { field: string; values: readonly string[] }, w: Words) =>
    `Give the field "${field}" an option of the ${w.key('value')} ${quoted(values)} again`,
  otherCount: ({ entries, asked }: { entries: number; asked: number }) =>
    `There are ${entries}, not ${asked}.`,
  restoreEntries: () => 'Add what was there',
}

/** For people who see the files: authors have texts of their own. */
export const checksInFiles = {
  pageLacks: (data: PageLacks & { asking: Place }, w: Words) =>
    pageLacksText(data, `${data.asking.file}:${data.asking.line}`, w),
  checkedPageIsDraft: ({ address, asking }: { address: string; asking: Place }) =>
    `${address} is a draft: visitors do not get what ${asking.file}:${asking.line} asks of it.`,
}
