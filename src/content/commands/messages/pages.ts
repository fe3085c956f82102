import { dialogFolder } from '../../../core/document/addresses.ts'
import { deviceRefusal, refusalOf } from '../../../core/document/pagePath.ts'
import { meant } from './parts.ts'
import type { Place, Words } from './Words.ts'

export const pages = {
  titleTaken: ({ title }: { title: string }) =>
    `There is a page “${title}” already: give the copy a title of its own.`,
  noSuchPageNear: ({ route, near }: { route: string; near: string | undefined }) =>
    `There is no page ${route}.${meant(route, near)}`,
  copyOfDialog: () => `The copy of a dialog is a dialog: ${dialogFolder}name.`,
  notANewDialogName: ({ id }: { id: string }) =>
    `“${id}” can be no new dialog's name: there is one, or it has other signs than letters, digits and hyphens.`,
  alsoMoved: ({ count }: { count: number }) => `So do ${count} more.`,
  draftWithoutRedirect: () => 'A draft leaves no redirect: nobody knows its address yet.',
  isTranslationOf: ({ from, original }: { from: string; original: string }) =>
    `${from} is a translation of ${original} and has its name: move ${original}, and all languages of it go along.`,
  renamedByHand: ({ path, from }: { path: string; from: string }) =>
    `${path} stands at its new address already; what still names ${from} follows.`,
  isAddressAlready: ({ address }: { address: string }) => `${address} is its address already.`,
  noPagesBelow: ({ folder }: { folder: string }) => `There are no pages below ${folder}.`,
  liesInItself: ({ to, from }: { to: string; from: string }) => `${to} lies in ${from} itself.`,
  homePageStays: () => 'The home page stays where it is: a site needs a page at /.',
  addressOfEngine: ({ route }: { route: string }) =>
    `The address ${route} belongs to the engine: choose another one.`,
  pageThere: ({ route, path }: { route: string; path: string }) =>
    `There is a page ${route} already: ${path}.`,
  noPageToLeadTo: ({ to }: { to: string }) => `There is no page ${to} to lead to.`,
  alsoRemoved: ({ count }: { count: number }) => `So are ${count} more.`,

  pageCopied: ({
    path,
    from,
    originalTitle,
    title,
    to,
  }: {
    path: string
    from: string
    to: string
    title: string
    original: string
    originalTitle: string
  }) => `${path} is a copy of ${from} (${originalTitle}): “${title}”, at ${to}.`,
  copyIsDraft: (_: { listedOn: string | undefined }) =>
    'It is a draft: nobody sees it, and nothing leads to it yet.',
  copyNext: ({ from }: { from: string; title: string; originalTitle: string }) =>
    `Next: say in it what ${from} does not say, its description first; lint says "The document says the same …" until then. Take out "draft": true when it is ready.`,
  pageMoved: ({
    from,
    to,
    title,
    path,
    newPath,
  }: {
    from: string
    to: string
    title: string
    path: string
    newPath: string
  }) => `The page ${from} (${title}) becomes ${to}: ${path} → ${newPath}.`,
  pagesBelowStay: ({ count, from }: { count: number; from: string }) =>
    `Pages below it stay at their addresses (${count}): "${from}/*" names them.`,
  addressOfOtherPage: ({ route, owner }: { route: string; owner: string }) =>
    refusalOf(route, owner),
  deviceName: ({ device }: { device: string }) => deviceRefusal(device),
  notAPageAddress: ({ route, tidy }: { route: string; tidy: string | undefined }) =>
    `${route} can be no page's address: it has only letters, digits and hyphens between its slashes.${tidy === undefined ? '' : ` Try ${tidy}.`}`,
  pageRemoved: ({ route, title, path }: { route: string; title: string; path: string }) =>
    `The page ${route} (${title}) is removed: ${path}.`,
  linksToPageLeadTo: ({ to, places }: { to: string; places: readonly Place[] }, w: Words) =>
    `What led there leads to ${to} now in ${w.places(places)}.`,
  entriesOfPageRemoved: ({ places }: { places: readonly Place[] }, w: Words) =>
    `Entries of menus and lists that stood for it are removed in ${w.places(places)}.`,
  checksOfPageRemoved: ({ places }: { places: readonly Place[] }, w: Words) =>
    `What was asked or known of it is taken out in ${w.places(places)}.`,
  addressFindsNothing: () =>
    'Visitors who come by its address find no page; --to would lead them on.',
}
