import { typed } from '../../../core/text/typed.mjs'
import { meant } from './parts.ts'
import type { Words } from './Words.ts'

export const blocks = {
  onlyBlocksHide: ({ what }: { what: string }) => `${what} is no block: only blocks can be hidden.`,
  hiddenAlready: ({ what }: { what: string }) => `${what} is hidden already.`,
  blockHidden: ({ what, page }: { what: string; page: string }, w: Words) =>
    `${what} is hidden on ${w.page(page)} now: it stays there for you, and is shown to nobody.`,
  blockShown: ({ what, page }: { what: string; page: string }, w: Words) =>
    `${what} is shown on ${w.page(page)} again.`,
  notHidden: ({ what }: { what: string }) => `${what} is not hidden.`,
  linksLost: ({ links }: { links: readonly string[] }) =>
    `Links that are lost: ${links.join(', ')}.`,
  settingsLost: ({ settings }: { settings: readonly string[] }) =>
    `Chosen until now, and lost: ${settings.join(', ')}.`,
  marksLost: ({ texts }: { texts: readonly string[] }) =>
    `Bold, emphasis and the like become plain words in: ${texts.join(', ')}.`,
  choiceMade: ({ title, choice }: { title: string; choice: string }) =>
    `${title}: ${choice}, until you choose another.`,
  noSuchPage: ({ route }: { route: string }) => `There is no page ${route}.`,
  noSuchPlace: (
    { path, from, near }: { path: string; from: string; near: string | undefined },
    w: Words,
  ) =>
    `${w.document(path)} has no place #${from}.${near === undefined ? '' : meant(`#${from}`, `#${near}`)}`,
  notAPlaceName: ({ to }: { to: string }) =>
    `"${to}" can be no place's name: it begins with a letter, then come letters, digits and hyphens.`,
  placeThere: ({ path, to }: { path: string; to: string }, w: Words) =>
    `${w.document(path)} has a place #${to} already.`,
  placeRenamed: ({ page, from, to }: { page: string; from: string; to: string }) =>
    `The place ${page}#${from} becomes ${page}#${to}.`,
  placeBookmarks: ({ from }: { from: string }) =>
    `Old bookmarks of #${from} open the page at its beginning.`,
  onlyBlocksTurn: ({ what }: { what: string }) =>
    `${what} is no block: only blocks are turned into others.`,
  blockNotSound: ({ what }: { what: string }) =>
    `${what} is not right yet: "${typed('lint')}" says what to mend first.`,
  blockTurned: ({ what, page, title }: { what: string; page: string; title: string }, w: Words) =>
    `${what} on ${w.page(page)} becomes: ${title}.`,

  textsLost: ({ texts }: { texts: readonly string[] }) =>
    `Has no place there and is lost: ${texts.join(', ')}.`,
  cannotBecome: ({
    what,
    wanted,
    near,
    titles,
  }: {
    what: string
    wanted: string
    near: string | undefined
    titles: readonly string[]
  }) =>
    `${what} can't be turned into "${wanted}".${meant(wanted, near)} ${titles.length > 0 ? `It can become: ${titles.join(', ')}.` : 'There is none that would say the same.'}`,
}
