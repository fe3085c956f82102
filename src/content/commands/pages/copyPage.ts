import { dialogFolder } from '../../../core/document/addresses.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { upgradeEdits } from '../../../core/edits/upgradeEdits.ts'
import { nearestPath } from '../../lint/links/nearestPath.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { dialogAt, dialogsOf } from '../forms/moveDialog.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
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
    return taken.has(asked.toLowerCase()) ? refuse(say('titleTaken', { title: asked })) : asked
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
    const file = pages.get(from) ?? refuse(say('noSuchPageNear', { route: from, near }))
    refuseTaken(ground, to)
    return { file, path: fileFor(to, '') }
  }
  const id = to.startsWith(dialogFolder)
    ? to.slice(dialogFolder.length)
    : refuse(say('copyOfDialog'))
  if (
    !/^[A-Za-z0-9-]+$/.test(id) ||
    [...dialogsOf(ground).keys()].some((other) => other.toLowerCase() === id.toLowerCase())
  )
    refuse(say('notANewDialogName', { id }))
  return {
    file: dialogAt(ground, from.slice(dialogFolder.length)),
    path: `pages/_dialogs/${id}.json`,
  }
}

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
  if (!file.value || !file.summary.wellFormed) return refuse(say('unreadable', { path: file.path }))
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
    messages: [
      say('pageCopied', {
        path,
        from,
        to,
        title,
        original: nameOf(file),
        originalTitle: titleOf(file),
      }),
      say('copyIsDraft', { listedOn }),
      say('copyNext', { from, title, originalTitle: titleOf(file) }),
    ],
  }
}
