import { guiding } from '../../../core/model/text/unfinished.ts'
import { plural } from '../../../core/text/plural.ts'
import { meant, rank } from './parts.ts'
import type { ListName, Place, Rank, Words } from './Words.ts'

export const entries = {
  entryCopied: ({ what, list, number }: { what: string; list: ListName; number: Rank }, w: Words) =>
    `${what} stands a second time in ${w.list(list)}, as ${rank(number)}.`,
  placeCalledInCopy: ({ from, to }: { from: string; to: string }) =>
    `The place #${from} in it is called #${to} in the copy.`,
  cellsCopied: () => 'Its cells are copied in every row.',
  notAnOption: ({
    title,
    written,
    options,
  }: {
    title: string
    written: string
    options: readonly string[]
  }) => `${title} can't be "${written}": it is one of ${options.join(', ')}.`,
  notANumber: ({ title, written }: { title: string; written: string }) =>
    `${title} is a number; "${written}" is none.`,
  textWithoutTitle: ({
    written,
    name,
    near,
    example,
    titles,
  }: {
    written: string
    name: string
    near: string | undefined
    example: string
    titles: readonly string[]
  }) =>
    `"${written}" does not say what it is.${meant(name, near)} Write such as "${example}: …"; there are: ${titles.join(', ')}.`,
  oneTextOnly: ({ title }: { title: string }) =>
    `${title} is one text: put quotes around its words.`,
  entryInserted: (
    { list, what, number }: { list: ListName; what: string; number: Rank },
    w: Words,
  ) => `New in ${w.list(list)}: ${what}, ${rank(number)}.`,
  cellsAdded: () => 'Each row gets a cell for it, to be written.',
  listFull: ({ list, most }: { list: ListName; most: number }, w: Words) =>
    `${w.list(list)} can't be more than ${most}: take one out first.`,
  noDocument: ({ path }: { path: string }) => `There is no ${path}.`,
  noListAt: ({ path, pointer }: { path: string; pointer: string }, w: Words) =>
    `${w.document(path)} has no list at ${pointer}.`,
  nothingAt: ({ path, pointer }: { path: string; pointer: string }, w: Words) =>
    `${w.document(path)} has nothing at ${pointer}.`,
  cannotBeIn: ({ what, list }: { what: string; list: ListName }, w: Words) =>
    `${what} can't stand in ${w.list(list)}: something else is listed there.`,
  thereAlready: ({ what }: { what: string }) => `${what} stands there already.`,
  entryMoved: (
    { what, number, list, before }: { what: string; number: Rank; list: ListName; before: number },
    w: Words,
  ) => `${what} becomes ${rank(number)} in ${w.list(list)}; it was ${before}.`,
  cellsMoved: () => 'Its cells go along in every row.',
  notIntoItself: ({ what }: { what: string }) => `${what} can't be put into itself.`,
  onlyOneInList: ({ list }: { list: ListName }, w: Words) =>
    `It is the only one in ${w.list(list)}: duplicate it there first, or remove all of it.`,
  entryMovedTo: (
    { what, from, to, number }: { what: string; from: ListName; to: ListName; number: Rank },
    w: Words,
  ) => `${what} goes from ${w.list(from)} to ${w.list(to)}, ${rank(number)}.`,
  endOfList: ({ end }: { end: 'first' | 'last' }) => `It is the ${end} already.`,
  entryRemoved: ({ what, list }: { what: string; list: ListName }, w: Words) =>
    `${what} is taken out of ${w.list(list)}.`,
  lastOneRemoved: ({ list }: { list: ListName }, w: Words) =>
    `It was the only one: nothing of ${w.list(list)} is left.`,
  placeCalledThere: ({ to, from }: { to: string; from: string }) =>
    `There it is the place #${to}; it was #${from}.`,
  silenceTransferred: () => 'What lint was not to tell of it is silenced there, too.',
  bookmarksStay: () => 'Old bookmarks of it open the page where it stood, at its beginning.',
  presetsTransferred: ({ dialog }: { dialog: string }) =>
    `Its buttons fill into “${dialog}” what was filled in there until now.`,

  textsToWrite: ({ count }: { count: number }) =>
    `To be written in it: ${plural(count, 'text that begins', 'texts that begin')} with "${guiding.trim()}".`,
  listTooShort: (
    { list, least, whole }: { list: ListName; least: number; whole: string | undefined },
    w: Words,
  ) =>
    `${w.list(list)} can't be fewer than ${least}. Put another one in first${whole === undefined ? '' : `, or remove all of ${whole}`}.`,
  entryCopiedTo: (
    { what, from, to, number }: { what: string; from: ListName; to: ListName; number: Rank },
    w: Words,
  ) => `${what} is copied from ${w.list(from)} to ${w.list(to)}: ${rank(number)}.`,
  linksLeadTo: ({ to, places }: { to: string; places: readonly Place[] }, w: Words) =>
    `What led to it leads to ${to} now in ${w.places(places)}.`,
  linksFollow: ({ places }: { places: readonly Place[] }, w: Words) =>
    `What led to it leads there now in ${w.places(places)}.`,
}
