import { assetFolder } from '../../../core/document/addresses.ts'
import { typed } from '../../../core/text/typed.mjs'
import { meant } from './parts.ts'
import type { Place, Words } from './Words.ts'

export const assets = {
  noSuchFile: ({ address, near }: { address: string; near: string | undefined }) =>
    `There is no file ${address}.${meant(address, near)}`,
  notAFileAddress: ({ to }: { to: string }) =>
    `${to} can be no file's address: it begins with ${assetFolder}, then come letters, digits, hyphens and dots.`,
  fileKeepsEnding: ({ from, to }: { from: string; to: string }) =>
    `A file keeps its ending: ${from} can't become ${to}.`,
  fileThere: ({ address }: { address: string }) => `There is a file ${address} already.`,
  fileRenamed: ({ from, to }: { from: string; to: string }) => `The file ${from} becomes ${to}.`,
  fileRemoved: ({ path }: { path: string }) => `The file ${path} is removed.`,
  samePicture: () => 'Both are the same picture.',
  shownNowhere: ({ address }: { address: string }) => `${address} is shown nowhere.`,
  pictureReplaced: (
    {
      to,
      width,
      height,
      from,
      places,
    }: {
      to: string
      width: number | undefined
      height: number | undefined
      from: string
      places: readonly Place[]
    },
    w: Words,
  ) =>
    `${to}${width === undefined ? '' : ` (${width} × ${height} pixels)`} is shown in the place of ${from} in ${w.places(places)}.`,
  altChanged: ({ alt, places }: { alt: string; places: readonly Place[] }, w: Words) =>
    `In words it is “${alt}” now, in ${w.places(places)}.`,

  altStays: () => 'In words it is called as the old one was; --alt "…" says it anew:',
  altAt: ({ page, line, alt }: { page: string; line: number; alt: string }, w: Words) =>
    `  ${w.page(page)} (line ${line}): ${alt === '' ? 'no words, as decoration' : `“${alt}”`}`,
  oldFileStays: ({ address }: { address: string }) =>
    `The file ${address} stays; "${typed('remove', address)}" takes it out.`,
  assetUsesFollow: ({ to, places }: { to: string; places: readonly Place[] }, w: Words) =>
    `What showed it, or linked to it, names ${to} now in ${w.places(places)}.`,
}
