import { joinSome } from '../../../core/text/joinWords.ts'
import type { LineOfFile, Place, Redirect, Words } from './Words.ts'

const maxNamed = 5

const some = (redirects: readonly Redirect[]): string =>
  joinSome(
    redirects.map(({ from, to }) => `${from} → ${to}`),
    maxNamed,
  )

export const names = {
  noSettingsToRedirect: () => 'There is no pages/_site.json that could lead old addresses on.',

  newNameWritten: ({ places }: { places: readonly Place[] }, w: Words) =>
    `The new name is written in ${w.places(places)}.`,
  leftToYou: ({ left }: { left: readonly LineOfFile[] }, w: Words) =>
    `Left to you, since only you know what is meant there: ${w.left(left)}.`,
  redirectsAdded: ({ redirects }: { redirects: readonly Redirect[] }) =>
    `Visitors who come by an old address are led on: ${some(redirects)}.`,
  redirectsRemoved: ({ redirects }: { redirects: readonly Redirect[] }) =>
    `Redirects that would lead in a circle, or nowhere, are taken out: ${some(redirects)}.`,
  redirectsForgotten: ({ redirects }: { redirects: readonly Redirect[] }, w: Words) =>
    `Back where it came from, it leaves no trace. If visitors know the address in between, add it to "redirects" in ${w.document('pages/_site.json')}: ${some(redirects)}.`,
}
