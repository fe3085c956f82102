import type { DataFor, MessageOf } from '../text/MessageOf.ts'

/** A format, by the name that authors know. */
type Format = { readonly format: string }
/** The end of a file's name, without its dot. */
type Ending = { readonly ending: string }

const aFile = ({ format }: Format) =>
  /^(?:[AEIO]|HTML|SVG)/i.test(format) ? `an ${format} file` : `a ${format} file`
const notUtf8 = (why: string) => `This drawing isn’t saved as UTF-8: ${why}.`
const unreadable = (why: string) => `This drawing can’t be read: ${why}.`

/** What is wrong with a file of `pages/_assets`, or one that is uploaded, and what to do, by code. */
export const assetMessages = {
  assetEmpty: () => 'This file is empty.',
  saveAgainOrRemove: () => 'Save it again, or remove it.',
  lfsPointer: () => 'This file is a Git LFS pointer, not the file that it stands for.',
  pullLfs: () => 'Run "git lfs pull", or save the file itself here.',
  notPicture: ({ ending }: Ending) => `This ".${ending}" file is not a picture.`,
  heicPicture: ({ ending }: Ending) =>
    `This ".${ending}" file is a HEIC picture, which most browsers don’t show.`,
  pictureNotShown: ({ ending, format }: Ending & Format) =>
    `This ".${ending}" file is ${aFile({ format })}, which browsers don’t show as a picture.`,
  savePicture: () => 'Save the picture as JPEG, PNG or WebP, then replace this file.',
  renameOrSavePng: ({ ending }: Ending) =>
    `Give it a name that ends in ".${ending}", or save it as PNG.`,
  fileCutOff: ({ format }: Format) =>
    `This ${format} file is cut off or damaged, so browsers can’t show all of it.`,
  copyPictureAgain: () => 'Copy the picture here again, or save it once more.',
  otherFormat: ({ ending, format }: Ending & Format) =>
    `This ".${ending}" file is ${aFile({ format })}.`,
  renameOrSave: ({ ending, format }: Ending & Format) =>
    `Give it a name that ends in ".${ending}", or save it as ${format}.`,
  notFont: ({ ending, format }: Ending & Format) =>
    `This ".${ending}" file is not a ${format} font.`,
  otherFileThanFont: ({ ending, format, font }: Ending & Format & { readonly font: string }) =>
    `This ".${ending}" file is ${aFile({ format })}, not a ${font} font.`,
  saveFont: ({ format }: Format) => `Save the font as ${format}, then replace this file.`,
  fontCutOff: ({ format }: Format) =>
    `This ${format} font file is cut off or damaged, so browsers can’t show all of it.`,
  copyFontAgain: () => 'Copy the font here again, or save it once more.',
  otherFileThanDrawing: ({ format }: Format) =>
    `This ".svg" file is ${aFile({ format })}, not a drawing.`,
  renameToEnding: ({ ending }: Ending) => `Give it a name that ends in ".${ending}".`,
  saveDrawing: () => 'Save the drawing as plain SVG.',
  namespaceMissing: () => 'This drawing lacks its namespace, so browsers don’t show it.',
  prefixUndeclared: ({ prefix }: { readonly prefix: string }) =>
    `This drawing doesn’t declare its prefix "${prefix}:", so browsers don’t show it.`,
  declareNamespace: ({ declaration }: { readonly declaration: string }) =>
    `Add ${declaration} to its <svg> tag.`,
  drawingUnsafe: () => 'This drawing can’t be written so that it is safe.',
  saveDrawingAgain: () => 'Save it again as plain SVG.',
  rootNotSvg: ({ root }: { readonly root: string }) =>
    `This file isn’t a drawing: it begins with <${root}>, not with <svg> of SVG.`,
  doctypeWithDefinitions: () => 'This drawing has a DOCTYPE with definitions between [ and ].',
  removeDoctype: () => 'Save it as plain SVG, or remove the DOCTYPE.',
  doctypeInvalid: () => unreadable('its DOCTYPE isn’t valid'),
  xmlInvalid: ({ line }: { readonly line: number }) => unreadable(`line ${line} isn’t valid XML`),
  xmlWithoutVersion: () => unreadable('it is XML without a version, not XML 1.0'),
  otherXmlVersion: ({ version }: { readonly version: string }) =>
    unreadable(`it is XML ${version}, not XML 1.0`),
  drawingUtf16: () => notUtf8('it is UTF-16'),
  drawingOtherEncoding: () => notUtf8('some of its bytes are in another encoding'),
  drawingHalfCharacter: () => notUtf8('it has half of a character'),
  drawingDeclaresEncoding: ({ encoding }: { readonly encoding: string }) =>
    notUtf8(`its XML declaration says "${encoding}"`),
  drawingDeclaresAscii: ({ encoding }: { readonly encoding: string }) =>
    notUtf8(`its XML declaration says "${encoding}", but it has other characters`),
  saveUtf8: () => 'Save it as UTF-8.',
  elementsTooDeep: ({ levels }: { readonly levels: number }) =>
    `This drawing has elements nested more than ${levels} levels deep.`,
  styleTooDeep: ({ levels }: { readonly levels: number }) =>
    `This drawing has a style nested more than ${levels} levels deep.`,
  simplifyAndSave: () => 'Simplify it in a drawing program, then save it again.',
  drawingWithoutSize: () => 'This drawing has no size.',
  saveWithSize: () => 'Save it with a width and a height, or a viewBox.',
  nothingSent: () => 'Nothing was sent.',
  uploadNotPicture: () => 'This is no picture that the web can show.',
  sendPicture: () => 'Send a JPEG, PNG, WebP, AVIF, GIF or SVG.',
}

export type AssetMessage = MessageOf<typeof assetMessages>

/** What is wrong with a file, and what to do. */
export type AssetFault = { readonly message: AssetMessage; readonly suggestion: AssetMessage }

/** A message about a file. */
export const assetMsg = <C extends keyof typeof assetMessages>(
  code: C,
  ...[data]: DataFor<typeof assetMessages, C>
): AssetMessage => (data === undefined ? { code } : { code, data }) as AssetMessage // as `msg` of lint

type AnyText = (data: unknown) => string

/** The text of a message. */
export const assetText = ({ code, data }: AssetMessage): string =>
  (assetMessages as unknown as Readonly<Record<string, AnyText>>)[code]?.(data) ?? code // the type of messages ties data to code
