import { dialogFolder } from '../../../core/document/addresses.ts'
import { newerWords } from '../../../core/model/history/newerWords.ts'
import { typed } from '../../../core/text/typed.mjs'
import type { Target } from '../Command.ts'
import { meant } from './parts.ts'
import { type UpgradeStep, upgradeStepInWords } from './upgradeStepInWords.ts'
import type { Words } from './Words.ts'
import { writtenTarget } from './writtenTarget.ts'

const kinds: Readonly<Record<Target['kind'], string>> = {
  page: 'a page',
  folder: 'a folder of pages',
  place: 'a place on a page',
  dialog: 'a dialog',
  asset: 'a file',
  fact: 'a fact',
  form: 'a form',
  field: 'a field',
  option: 'a choice',
}

/** What is missing in a command that is typed. */
const needed = {
  copied: 'what is to be copied: a page, or a thing on one such as /repairs#fees',
  copyAddress: `the address of the copy, such as /new-address or ${dialogFolder}new-name`,
  moved: 'what is to be moved',
  figure: 'the figure, as pages say it: fact "£45" repair.fee',
  factName: 'the name of the fact, such as repair.fee',
  factLabel: 'what the figure is, in words: --label "Fee for a repair"',
  factSource: 'where the figure comes from: --source "price list 2026"',
  replaced: 'which words are replaced',
  replacement: 'by which',
  hidden: 'which block is to be hidden',
  shown: 'which block is to be shown again',
  removed: 'what is to be removed',
  turned: 'which block is to be turned',
  blockType: 'into which kind of block, such as list',
  fact: 'which fact',
}
export type Needed = keyof typeof needed

export const shared = {
  goesItself: ({ name }: { name: string }) => `${name} goes itself.`,
  onlyPagesCopied: ({ name }: { name: string }) =>
    `${name} is no page: pages and dialogs are copied.`,
  unreadable: ({ path }: { path: string }, w: Words) =>
    `${w.document(path)} can't be read at the moment: mend it first.`,
  placeStaysOnPage: ({ place, route }: { place: string; route: string }) =>
    `A place is renamed on its own page; ${typed('edit', `move "${place}" ${route}`)} takes the block there.`,
  fieldStaysInForm: () =>
    'A field is renamed in its own form: fields are not moved to other ones by this.',
  choiceStaysInField: () =>
    'A choice is renamed in its own field: it is not moved to another one by this.',
  noSuchBlockType: ({ type }: { type: string }) => `There is no kind of block "${type}".`,
  upgradedAlong: ({ version }: { version: number }) =>
    `Documents that this changes get the names of schema ${version} with it; "${typed('upgrade')}" writes them in all.`,
  otherKind: ({ written, other }: { written: string; other: string }) =>
    `${written} is not of the kind of ${other}.`,
  noSettingsToUpgrade: () =>
    'There is no pages/_site.json, which says for which schema a site is written.',
  upToDate: ({ version }: { version: number }) =>
    `The site is written for schema ${version}, the newest that this engine knows. There is nothing to do.`,
  siteUpgraded: ({ from, version }: { from: number; version: number }) =>
    `The site is written for schema ${from}; it becomes one for schema ${version}.`,
  namesUpgraded: ({ version }: { version: number }) =>
    `The site is written for schema ${version}, but for some names.`,

  line: ({ line }: { line: string }) => line,
  wordNeeded: ({ what }: { what: Needed }) => `Say ${needed[what]}.`,
  noBlockTypeNamed: ({
    written,
    near,
    types,
  }: {
    written: string
    near: string | undefined
    types: readonly { name: string; title: string }[]
  }) =>
    `${written === '' ? 'Say which kind of block' : `There is no kind of block "${written}"`}.${meant(written, near)} There are: ${types.map(({ name, title }) => `${name} (${title})`).join(', ')}.`,
  noOperation: ({
    name,
    near,
    operations,
  }: {
    name: string
    near: string | undefined
    operations: readonly string[]
  }) => `There is no operation "${name}".${meant(name, near)} There are: ${operations.join(', ')}.`,
  otherKindOfName: ({ from, to }: { from: Target; to: Target }) =>
    `${writtenTarget(from)} is ${kinds[from.kind]}, and ${writtenTarget(to)} would be ${kinds[to.kind]}.`,
  placeGoesWithBlock: ({ place }: { place: string }) =>
    `A place goes with its block: ${typed('edit', `remove "${place}"`)} takes that out.`,
  newerSchema: ({ written, known }: { written: number; known: number }) => {
    const { message, suggestion } = newerWords(written, known)
    return `${message} ${suggestion}`
  },
  upgradeStep: (step: UpgradeStep) => upgradeStepInWords(step),
}
