import { joinWords } from '../../../core/text/joinWords.ts'
import type { Words } from './Words.ts'

const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`

export const pictures = {
  altIsFileName: ({ alt }: { alt: string }) =>
    `"${alt}" is the name of a file, not what the picture shows.`,
  describePicture: () => 'Say what one sees, or "" for pure decoration.',
  altBeginsNeedlessly: ({ opening }: { opening: string }) =>
    `"${opening}" is said anyway before the alternative text.`,
  beginWithSubject: () => 'Begin with what the picture shows.',
  simplifyDrawing: () => "Simplify the drawing, or export it without its editor's data.",
  saveSmaller: () => 'Save it smaller: 2000 pixels are enough for any page.',
  subsetFont: () => 'Keep only the characters and weights that the site uses.',
  shrinkOrOfferElsewhere: () => 'Make it smaller, or offer it elsewhere.',
  pictureSizeUnknown: () =>
    'The size of this picture cannot be read, so the page would jump while it loads.',
  savePictureAgain: (_: undefined, w: Words) =>
    `Save it again; an SVG needs ${w.key('width')} and "height", or a "viewBox".`,
  removeFile: () => 'Remove the file',
  drawingHasDangers: ({ dangers }: { dangers: readonly string[] }) =>
    `The drawing holds what none may: ${joinWords(dangers, 'and')}.`,
  cleanDrawing: () =>
    'Put it in anew by the studio, which takes that out, or save it as plain SVG in a drawing program.',
  logoHasText: ({ address }: { address: string }) =>
    `The logo "${address}" has letters as text, so each device shows them in a font of its own.`,
  convertLogoToPaths: () => 'Convert its texts to paths (outlines) in a drawing program.',
  colorKept: () => 'Nothing need be done: fields, lines and marks keep the colour itself.',
  whiteUnreadable: ({ color, solid }: { color: string; solid: string }) =>
    `White could not be read on ${color}: buttons are painted ${solid}.`,
  useVividButtons: (_: undefined, w: Words) =>
    `With ${w.key('solid')}: "vivid" they keep the colour, under words that can be read on it.`,
  browsersRunFile: ({ ending }: { ending: string }) =>
    `Browsers run a ".${ending}" file as a page, with whatever script is in it.`,
  unpackDrawing: () => 'Unpack the drawing, and save it as plain SVG.',
  offerOtherFormat: () =>
    'Write a page for what it says, or offer it in another format, such as PDF, CSV or ZIP.',
  socialPictureFormat: ({ ending }: { ending: string }) =>
    `Messengers and social networks show no ".${ending}" file as a picture.`,
  nameOtherPicture: (_: undefined, w: Words) =>
    `Name a PNG, JPEG or WebP, or leave ${w.key('picture')} out for one made from the title.`,
  shortenOrNamePicture: (_: undefined, w: Words) =>
    `Say it shorter, or name a picture of your own under ${w.key('picture')}.`,
  socialPictureLacksSign: ({ sign }: { sign: string }) =>
    `The picture for messengers cannot show "${sign}".`,
  removeSignOrNamePicture: (_: undefined, w: Words) =>
    `Leave it out, or name a picture of your own under ${w.key('picture')}.`,
  titleDoesNotFitPicture: () =>
    'The title does not fit the picture for messengers and would be cut there.',
  fileTooHeavy: ({ bytes, most }: { bytes: number; most: number }) =>
    `The file weighs ${sizeInWords(bytes)}; ${sizeInWords(most)} are the most for its kind.`,
  pictureTooLarge: ({ width, height }: { width: number; height: number }) =>
    `This picture has ${width} × ${height} pixels. Shown, it takes ${sizeInWords(width * height * 4)} of memory.`,
  fontNotInCollection: ({ name, collection }: { name: string; collection: readonly string[] }) =>
    `"${name}" is no typeface of the collection and has no file, so that most visitors see another one in its place. The collection has ${collection.join(', ')}.`,
}

/** For people who see the files: authors have texts of their own. */
export const picturesInFiles = {
  assetIsPage: () =>
    'No document uses this file. If it is a page, nobody will see it: what lies in pages/_assets is no page.',
  movePageOrUseAsset: ({ path, address }: { path: string; address: string }) =>
    `Move a page to ${path.replace('pages/_assets/', 'pages/')}; anything else remove, or use as "${address}".`,
  assetUnused: () => 'No document uses this file.',
  removeOrUseAsset: ({ address }: { address: string }) => `Remove it, or use it as "${address}".`,
  chooseFont: (_: undefined, w: Words) =>
    `Take one of the collection, or put a file into pages/_assets and name it in ${w.key('src')}; docs/fonts.md tells how.`,
  colorUnreadable: ({
    color,
    onLight,
    onDark,
  }: {
    color: string
    onLight: string | undefined
    onDark: string | undefined
  }) =>
    `Words in ${color} could not be read everywhere: they are written in ${[...(onLight ? [`${onLight} on light pages`] : []), ...(onDark ? [`${onDark} on dark ones`] : [])].join(' and ')}.`,
}
