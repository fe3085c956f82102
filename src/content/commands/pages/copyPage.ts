import { dialogFolder } from '../../../core/document/addresses.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { upgradeEdits } from '../../../core/edits/upgradeEdits.ts'
import { didYouMeanInWords } from '../../lint/links/didYouMean.ts'
import { nearestPath } from '../../lint/links/nearestPath.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { dialogAt, dialogsOf } from '../forms/moveDialog.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { newAddresses } from '../names/moveAddresses.ts'
import { renameIn } from '../names/renameNames.ts'
import { fileFor, schemaEdit } from './movePages.ts'
import { nameOf, pagesOf, refuseTaken, titleOf } from './pageAt.ts'

const titles = ({ files }: Ground) =>
  new Set(files.flatMap(({ summary }) => summary.title?.toLowerCase() ?? []))

const stringAt = ({ value }: KnownFile, key: string): string | undefined =>
  typeof value?.[key] === 'string' ? value[key] : undefined

/** A title that no other page has: the one asked for, or one made of the address: `/services/flat-tyres` → `Flat tyres`. */
const ownTitle = (ground: Ground, to: string, asked: string | undefined): string => {
  const taken = titles(ground)
  if (asked !== undefined)
    return taken.has(asked.toLowerCase())
      ? refuse(`There is a page “${asked}” already: give the copy a title of its own.`)
      : asked
  const words = to.slice(to.lastIndexOf('/') + 1).replace(/-+/g, ' ')
  const made = words.charAt(0).toUpperCase() + words.slice(1)
  return taken.has(made.toLowerCase()) ? `${made} (copy)` : made
}

/** The words with which the page begins, where these are its own: they name what it is about, as its title does. */
const mainHeading = ({ value }: KnownFile): string | undefined => {
  const blocks = value?.['blocks']
  const first: unknown = Array.isArray(blocks) ? blocks[0] : undefined
  return isObject(first) && typeof first['heading'] === 'string' ? first['heading'] : undefined
}

const fileAt = (
  ground: Ground,
  from: string,
  to: string,
): { readonly file: KnownFile; readonly path: string } => {
  if (!from.startsWith(dialogFolder)) {
    const pages = pagesOf(ground)
    const near = nearestPath(from, pages.keys(), '/')
    const file =
      pages.get(from) ??
      refuse(
        `There is no page ${from}.${near === undefined ? '' : ` ${didYouMeanInWords(from, near)}`}`,
      )
    refuseTaken(ground, to)
    return { file, path: fileFor(to, '') }
  }
  const id = to.startsWith(dialogFolder)
    ? to.slice(dialogFolder.length)
    : refuse(`The copy of a dialog is a dialog: ${dialogFolder}name.`)
  if (
    !/^[A-Za-z0-9-]+$/.test(id) ||
    [...dialogsOf(ground).keys()].some((other) => other.toLowerCase() === id.toLowerCase())
  )
    refuse(
      `“${id}” can be no new dialog's name: there is one, or it has other signs than letters, digits and hyphens.`,
    )
  return {
    file: dialogAt(ground, from.slice(dialogFolder.length)),
    path: `pages/_dialogs/${id}.json`,
  }
}

/** What was made, for the author in the studio. */
const toldInStudio = (
  file: KnownFile,
  title: string,
  to: string,
  listedOn: string | undefined,
): string[] => [
  `Your draft is made: “${title}”, a copy of “${nameOf(file)}”, at ${to}.`,
  listedOn === undefined
    ? 'Nobody sees it yet.'
    : `Nobody sees it yet; “${listedOn}” lists it once it is ready.`,
  `Title, short name and main heading say “${title}”. “Draft”, beside its title, leads to the list of what it still says as ${titleOf(file)} does, its description first.`,
]

const toldAtTerminal = (
  file: KnownFile,
  from: string,
  title: string,
  to: string,
  path: string,
): string[] => [
  `${path} is a copy of ${from} (${titleOf(file)}): “${title}”, at ${to}.`,
  'It is a draft: nobody sees it, and nothing leads to it yet.',
  `Next: say in it what ${from} does not say, its description first; lint says "The document says the same …" until then. Take out "draft": true when it is ready.`,
]

type Further = { readonly listedOn?: string | undefined; readonly without?: readonly number[] }

/**
 * Begins a page as a copy of another one: a draft with an address and a title of its own, which its short name and main heading follow, and to which
 * nothing leads yet, but for what its maker adds on the page that is called `listedOn`. What leads to places of the page itself leads to those of the copy.
 * `without`: the numbers of blocks, from 0, that do not come along.
 */
export const copyPage = (
  ground: Ground,
  from: string,
  to: string,
  asked: string | undefined,
  { listedOn, without = [] }: Further = {},
): Plan => {
  const { file, path } = fileAt(ground, from, to)
  if (!file.value || !file.summary.wellFormed)
    return refuse(`${file.path} can't be read at the moment: mend it first.`)
  const title = ownTitle(ground, to, asked)
  const set = (key: string, value: unknown): DocumentEdit => ({
    kind: 'set',
    file: path,
    pointer: `/${key}`,
    value,
  })
  const own = renameIn(ground, file, newAddresses(ground, new Map([[from, to]])))
  const isFeatured =
    typeof file.value['article'] === 'object' &&
    file.value['article'] !== null &&
    'featured' in file.value['article']
  const edits: DocumentEdit[] = [
    ...[...upgradeEdits(file), ...own, ...schemaEdit(file, path)].map((edit) => ({
      ...edit,
      file: path,
    })),
    set('title', title),
    ...(stringAt(file, 'name') === undefined ? [] : [set('name', title)]),
    ...(mainHeading(file) === undefined || from.startsWith(dialogFolder)
      ? []
      : [set('blocks/0/heading', title)]),
    ...(isFeatured ? [{ kind: 'remove', file: path, pointer: '/article/featured' } as const] : []),
    set('draft', true),
    // From the last one on: those before it keep their numbers.
    ...[...without]
      .sort((one, other) => other - one)
      .map((index) => ({ kind: 'remove', file: path, pointer: `/blocks/${index}` }) as const),
  ]
  return {
    change: {
      label: `Copy ${from} to ${to}`,
      edits: [{ kind: 'create', file: path, content: file.text }, ...edits],
    },
    words:
      ground.hearer === 'studio'
        ? toldInStudio(file, title, to, listedOn)
        : toldAtTerminal(file, from, title, to, path),
  }
}
