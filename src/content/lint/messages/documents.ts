import type { DocumentKind } from '../../../core/document/sources.ts'
import { newerWords } from '../../../core/model/history/newerWords.ts'
import { typed } from '../../../core/text/typed.mjs'
import { type StrangeSign, signInWords } from './signInWords.ts'
import { signName } from './signName.ts'
import type { Words } from './Words.ts'

/** Where documents of some kind lie. */
const among: Readonly<Record<DocumentKind, string>> = {
  page: 'among the pages',
  dialog: 'among the dialogs',
  site: 'where the settings belong',
  language: 'where the settings of a language belong',
  facts: 'where the facts belong',
  checks: 'among the checks',
  translations: 'among the records of translations',
}

const after = (word: string): string => (word === '' ? 'at the beginning' : `after "${word}"`)

const partners = {
  opens: 'name the dialog that is opened',
  asks: 'name the field that offers them',
  in: 'name the part of the page whose entries are counted',
} as const

/** Where a document belongs: a path, or the folder of a language that is not known. */
type RightPlace = string | undefined

const placeInWords = (place: RightPlace, w: Words): string =>
  place === undefined
    ? `the folder of its language, such as ${w.document('pages/hi/_site.json')}`
    : w.document(place)

export const documents = {
  checkExistingPage: () =>
    'Write the address of a page that is there, or take out what is asked of this one.',
  noPageBelow: ({ folder }: { folder: string }) => `There is no page below ${folder}.`,
  checkExistingFolder: () => 'Name a folder that has pages, or remove what is asked of it.',
  checkedPageRedirected: ({ address, to }: { address: string; to: string }) =>
    `${address} leads on to ${to}: there is no page of that address any more.`,
  checkAsksNothing: () => 'This has a name, but asks for nothing.',
  addWhatPageHolds: (_: undefined, w: Words) =>
    `Add ${w.key('says')}: [ … ], ${w.key('leadsTo')}: [ … ] or ${w.key('opens')}: what the page must hold.`,
  keyNeedsPartner: ({ key, partner }: { key: string; partner: string }, w: Words) =>
    `${w.key(key)} stands without ${w.key(partner)}, so it asks for nothing.`,
  noSuchDay: ({ day }: { day: string }, w: Words) =>
    `There is no day ${w.day(day)} in the calendar.`,
  writeDay: () => 'Dates are year-month-day: "2025-01-15".',
  writeDayOfStatement: () => 'Write the day for which it was stated.',
  correctDateOrDraft: (_: undefined, w: Words) =>
    `Correct the date, or mark the page with ${w.key('draft')}: true until then.`,
  revisedBeforePublished: ({ updated, date }: { updated: string; date: string }, w: Words) =>
    `The revision of ${w.day(updated)} is before the publication on ${w.day(date)}.`,
  correctOrLeaveUpdated: (_: undefined, w: Words) =>
    `Correct one of the two, or leave ${w.key('updated')} out.`,
  moveToDialogs: ({ last }: { last: string }, w: Words) =>
    `Move it to ${w.document(`pages/_dialogs/${last}.json`)}.`,
  documentUnderWrongName: ({ kind }: { kind: DocumentKind }, w: Words) =>
    `By its "$schema" this document is ${w.kind(kind)}, but nobody finds it under this name.`,
  moveTo: ({ place }: { place: RightPlace }, w: Words) => `Move it to ${placeInWords(place, w)}.`,
  moveIfPage: ({ plain }: { plain: string }, w: Words) =>
    `If it is a page, move it to ${w.document(`pages/${plain}.json`)}; one that is not to be published yet has ${w.key('draft')}: true.`,
  nameTooLong: ({ bytes }: { bytes: number }) =>
    `The name is too long: the page would be a file whose name has ${bytes} letters with its ending, and no disk takes that.`,
  renameShorter: ({ most }: { most: number }) =>
    `Rename it: a part of an address has at most ${most} letters, and people remember three words.`,
  nameEndsOtherwise: () => 'The name of a document ends in ".json", in small letters.',
  renameTo: ({ name }: { name: string }, w: Words) => `Rename it to ${w.document(`${name}.json`)}.`,
  nameOfDevice: ({ word }: { word: string }) =>
    `Windows keeps the name "${word}" for a device, so the site can’t be opened there.`,
  renameSuchAs: ({ free }: { free: string }, w: Words) =>
    `Rename it, for example to ${free.startsWith('pages/') ? w.document(free) : free}.`,
  strangeName: ({ sign }: { sign: StrangeSign | undefined }) =>
    `A file name is an address, so it has only letters, digits and hyphens.${signInWords(sign)}`,
  renameAfterSubject: (_: undefined, w: Words) =>
    `Rename it to what it is about, in such letters: ${w.document('pages/opening-hours.json')}.`,
  shrinkOrMoveFile: () => 'Make it smaller, or keep it outside of pages/.',
  linkOutOfFolder: () =>
    'This is a link that leads to no file of this folder: out of it, to a folder, in a circle or nowhere. It was not followed.',
  putFileHere: () => 'Put the file itself here.',
  folderNamedLikeDocument: () => 'This is a folder, though it is named like a document.',
  renameFolder: () => 'Take ".json" out of its name, or remove it.',
  notAFile: () => 'This is no plain file. It was not read.',
  notADocument: () => 'This is no document: a document is a .json file.',
  filesGoToAssets: () => 'Pictures and other files belong in pages/_assets.',
  unreadableFile: () => 'This could not be read.',
  checkPermissions: () => 'Check its permissions and its name.',
  noSiteDocument: (_: undefined, w: Words) => `The site has no ${w.document('pages/_site.json')}.`,
  giveFreeId: ({ free }: { free: string }) => `Give this one another name: "${free}" is free.`,
  textHasHtml: ({ found }: { found: string }) =>
    `${found} would be shown as it stands: texts take no HTML.`,
  textHasEntity: ({ found }: { found: string }) => `${found} would be shown as it stands.`,
  typeSign: () => 'Type the sign itself.',
  blockMarkInText: ({ found }: { found: string }) =>
    `"${found.trim()}" at the beginning of a line makes no heading, list or quotation.`,
  useInlineMarks: () => 'Use *emphasis*, **strong**, `code` or [label](/address).',
  pictureInText: () => 'A picture cannot stand inside a text.',
  useFigureBlock: () => 'Use a figure or mediaText block.',
  useOwnBlock: () => 'Use a block of its own: prose, list, quotation.',
  underscoresNotStrong: () => 'Underscores make no strong text.',
  useStrong: () => 'Use **strong**.',
  asterisksShown: ({ found }: { found: string }) => `${found} is shown with its asterisks.`,
  moveBoldMarks: () => 'Write a space before it, or let the bold words begin with a letter.',
  moveClosingMarks: () => 'Write a space after it, or let the marked words end with a letter.',
  underscoresShown: ({ found }: { found: string }) => `${found} is shown with its underscores.`,
  useAsterisks: () => 'Write *emphasis* with asterisks.',
  tildesShown: ({ found }: { found: string }) =>
    `${found} is shown with its tildes: no text is struck through.`,
  removeTildes: () => 'Remove the tildes, or say in words what has changed.',
  pipesMakeNoTable: () => 'Rows with | make no table, and are shown as they are typed.',
  useTableBlock: () => 'Use a table block.',
  oneBackslashLess: ({ found }: { found: string }) => `Of "${found}" one backslash less is shown.`,
  doubleBackslashes: () => 'Write each backslash of the path twice.',
  backslashNotShown: ({ found }: { found: string }) =>
    `The backslash in "${found.slice(-2)}" is not shown.`,
  removeOrDoubleBackslash: () => 'Remove it, or write "\\\\\\\\" in JSON if it is meant.',
  escapeShown: ({ found }: { found: string }) =>
    `"${found.slice(-2)}" is shown as it is typed, and breaks no line.`,
  writeLineBreak: () => 'Write a line break with one backslash: "\\n" in JSON.',
  writePlainWords: () => 'Write plain words.',
  markupNotRead: ({ found }: { found: string }) =>
    `${found} would be shown as it stands: no markup is read here.`,
  writePlainly: ({ text }: { text: string }) => `Write ${text}`,
  emphasisNotClosed: () => 'A * opens emphasis that is never closed.',
  strongNotClosed: () => 'A ** opens strong text that is never closed.',
  codeNotClosed: () => 'A ` opens code that is never closed.',
  linkNotComplete: () => 'A [ opens a link that is not complete; a link is [label](/address).',
  asterisksInWord: ({ words }: { words: string }) =>
    `The asterisks around "${words.slice(0, 40)}" make it italic or bold within a word, and are not shown.`,
  escapeEachAsterisk: () => 'Write a backslash before each if it is meant: "\\\\*" in JSON.',
  closeOrEscapeMark: ({ mark }: { mark: string }) =>
    `Close it, or write a backslash before it if the sign itself is meant: "\\\\${mark}" in JSON.`,
  exampleEmail: ({ email }: { email: string }) =>
    `${email} is an example, no address that anybody reads.`,
  exampleOrigin: ({ origin }: { origin: string }) =>
    `${origin} is an example, not where the site will stand.`,
  saysUnfinished: ({ text }: { text: string }) => `"${text}" says that this is not finished.`,
  finishOrDraft: (_: undefined, w: Words) =>
    `Write what is meant, or mark the page with ${w.key('draft')}: true.`,
  documentAmongOthers: ({ kind, folder }: { kind: DocumentKind; folder: DocumentKind }, w: Words) =>
    `By its "$schema" and by what stands in it, this document is ${w.kind(kind)}, but it lies ${among[folder]}.`,
  moveFileTo: ({ place }: { place: RightPlace }, w: Words) =>
    `Move the file to ${placeInWords(place, w)}.`,
  newerSchemaVersion: ({ writtenFor, version }: { writtenFor: number; version: number }) =>
    newerWords(writtenFor, version).message,
  useNewerEngine: () => newerWords(0, 0).suggestion,
  olderSchemaVersion: ({ writtenFor, version }: { writtenFor: number; version: number }) =>
    `The site is written for schema ${writtenFor}; the engine knows schema ${version}, and reads the site as if it were written for that.`,
  signUnseen: ({ sign, before }: { sign: string; before: string }) =>
    `There is ${signName(sign)} ${after(before)}, which nobody can see and programs trip over.`,
  signNotClosed: ({ sign, before }: { sign: string; before: string }) =>
    `There is ${signName(sign)} ${after(before)} that nothing ends: it can turn all that follows around.`,
  signNotOpened: ({ sign, before }: { sign: string; before: string }) =>
    `There is ${signName(sign)} ${after(before)} where nothing has begun.`,
  writeSpaceOrBreak: () => 'Write a space or \\n instead.',
  writeSignInstead: ({ put }: { put: string }) => `Write "${put}" instead.`,
  retypeName: () => 'Write the name anew.',
  removeOrAddForm: () => 'Remove it, or add the form.',
  fileTooLarge: ({ bytes }: { bytes: number | undefined }) =>
    `The file is far too large${bytes === undefined ? '' : `: ${Math.ceil(bytes / 1_000_000)} MB`}. It was not read.`,
  articleStillToCome: ({ day }: { day: string }, w: Words) =>
    `An article cannot be published on ${w.day(day)}: that day is still to come.`,
  revisionStillToCome: ({ day }: { day: string }, w: Words) =>
    `A page cannot have been revised on ${w.day(day)}: that day is still to come.`,
  statementStillToCome: ({ day }: { day: string }, w: Words) =>
    `A figure cannot have been stated on ${w.day(day)}: that day is still to come.`,
}

/** For people who see the files: authors have texts of their own. */
export const documentsInFiles = {
  dialogInFolder: () =>
    'A dialog stands in pages/_dialogs itself; in a folder below it nobody finds it.',
  hiddenName: ({ hidden }: { hidden: string }) =>
    `Nobody will see this file: a name that begins with "_" is no page, and "${hidden}" is none of _site.json, _facts.json, _404.json, _dialogs/, _checks/ and _assets/.`,
  startSite: () => `Start a site with: ${typed('new', '--site DIR')}`,
  idTwice: ({ id, firstLine, line }: { id: string; firstLine: number; line: number }) =>
    `The id "${id}" stands twice on this page: on line ${firstLine} and here, on line ${line}.`,
  siteHasPlaceholders: () =>
    "The site is marked as one with placeholders: what search engines read leaves out the firm's name, address, e-mail, telephone, logo and founders, the name of the site and the founder as the author of articles, and a deployment is refused unless it is a demo.",
  replacePlaceholders: (_: undefined, w: Words) =>
    `Write the real name, address and e-mail under ${w.key('firm')} and the real ${w.key('origin')}, then remove ${w.key('placeholder')}.`,
  writeRealOrPlaceholder: (_: undefined, w: Words) =>
    `Write the real one, or mark the site with ${w.key('placeholder')}: true.`,
  schemaUnknown: ({ path }: { path: string }) =>
    `"${path}" is no schema of ours: editors will not help with this document.`,
  writeSchema: ({ schema }: { schema: string }) => `Write "${schema}".`,
  schemaOfOtherKind: ({ kind }: { kind: DocumentKind }, w: Words) =>
    `This document is ${w.kind(kind)}, but "$schema" names the schema of something else.`,
  runUpgrade: () =>
    `Run "${typed('upgrade')}", which writes the names of today; until then nothing is lost.`,
  dialogUnused: ({ id }: { id: string }) => `No button opens the dialog "${id}".`,
  openDialogOrRemove: ({ id }: { id: string }, w: Words) =>
    `Open it with ${w.key('dialog')}: "${id}", or remove the file.`,
  formUnused: ({ name }: { name: string }) => `No page and no dialog has the form "${name}".`,
  addPartner: ({ partner }: { partner: keyof typeof partners }, w: Words) =>
    `Add ${w.key(partner)}: ${partners[partner]}.`,
}
