import { englishNameOf } from '../../../core/document/englishNameOf.ts'
import type { DataFor, MessageOf } from '../../../core/text/MessageOf.ts'
import { plural, pluralInWords, pluralWord } from '../../../core/text/plural.ts'
import { typed } from '../../../core/text/typed.mjs'
import { lengthInWords, type WordCounts } from './lengthInWords.ts'
import {
  nameInWords,
  type Position,
  positionInWords,
  type Subject,
  subjectInWords,
  type Thing,
  thingFirst,
  thingInWords,
  type Where,
  whereInWords,
} from './things.ts'
import {
  type Address,
  addressInWords,
  fileInWords,
  type Line,
  lineInWords,
  lineTexts,
  type MarkedText,
  markedInWords,
  type Value,
  valueInWords,
} from './values.ts'
import {
  developerNaming,
  joined,
  lower,
  type Naming,
  phrase,
  plainWords,
  quoted,
  run,
  upper,
  type Words,
} from './Words.ts'

type Has<K extends string, T = string> = { readonly [Key in K]: T }
type May<K extends string, T = string> = { readonly [Key in K]?: T | undefined }

type About = { readonly subject: Subject }
type Placed = { readonly where: Where }

type Kind = { readonly title?: string | undefined; readonly isRequired?: boolean | undefined }
type Entry = Placed & {
  readonly entry: Subject
  /** What kind of thing it is, if its title doesn't say it. */
  readonly kind?: Kind | undefined
  readonly position?: Position | undefined
}
const kindInWords = (kind: Kind | undefined) => {
  if (!kind) return ''
  const title = ` (${lower(kind.title ?? 'unknown')})`
  if (kind.isRequired === undefined) return title
  return `${title}, ${kind.isRequired ? 'to be filled in' : 'not required'},`
}
const added = ({ entry, kind, where, position }: Entry) =>
  phrase`${subjectInWords(entry)}${kindInWords(kind)} added${whereInWords(where, ' to ')}${positionInWords(position, 'at')}`
const removed = ({ entry, kind, where }: Entry) =>
  phrase`${subjectInWords(entry)}${kindInWords(kind)} removed${whereInWords(where, ' from ')}`

/** What a key or an entry of a list holds, if its sentence has room for it. */
type Held = { readonly values?: readonly Line[] | undefined }
const held = ({ values }: Held) => (values ? phrase`: ${joined(values.map(lineInWords))}` : ':')

/** "1st", "22nd". */
const ordinal = (number: number): string => {
  const ends: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${number}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th'}`
}

/** What a button does. */
export type Effect =
  | { readonly opens: Address | { readonly name: string } }
  | { readonly leads: Address }
const effectInWords = (effect: Effect, isPast: boolean, { dialog }: Naming) => {
  if ('leads' in effect)
    return phrase`${isPast ? 'led' : 'leads'} to ${addressInWords(effect.leads)}`
  const { opens } = effect
  return phrase`${isPast ? 'opened' : 'opens'} the ${dialog} ${'name' in opens ? quoted(opens.name) : addressInWords(opens)}`
}

/** An answer that is filled into a field in advance. */
type Answer = {
  readonly field: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}
const answer = ({ field, before, after }: Answer) =>
  phrase`${quoted(field)}: ${before === undefined ? '' : phrase`${quoted(before, 'was')} → `}${after === undefined ? 'nothing' : quoted(after, 'is')}`
/** By what it is filled in or, if a page does, into which dialog. */
type Filling = { readonly by: Where; readonly dialog?: string | undefined }
const filling = ({ by, dialog }: Filling, w: Naming) =>
  dialog === undefined
    ? whereInWords(by, 'Filled in by ')
    : phrase`Filled into the ${w.dialog} ${quoted(dialog)}`

const looks = { strong: 'bold', emphasis: 'slanted', code: 'shown as code' } as const
type Look = { readonly words: string; readonly look: keyof typeof looks }
type Link = { readonly words: string; readonly to: Address }

/** The translation of a document, or of what is around the pages. */
type Translated = { readonly route?: string | undefined }
const translationOf = ({ route }: Translated) =>
  phrase`he translation of ${route === undefined ? 'what stands around the pages' : run('said', route)}`

type Opened = { readonly isDialog?: boolean | undefined }
/** How visitors come to a new page or dialog, by titles of pages; undefined for a page without an address of its own. */
export type Ways =
  | 'draft'
  | 'everyPage'
  | { readonly pages: readonly string[]; readonly more: number }
const waysInWords = (ways: Ways | undefined, isDialog: boolean | undefined): Words => {
  if (ways === undefined) return []
  if (ways === 'draft') return ['; a draft: visitors do not find it yet']
  if (ways === 'everyPage')
    return [
      isDialog ? '; it opens from every page' : '; the menu or footer of every page leads to it',
    ]
  const { pages, more } = ways
  if (pages.length === 0) return [isDialog ? '; no page opens it' : '; no other page leads to it']
  return phrase`${isDialog ? '; it opens' : '; linked'} from ${joined(pages.map((page) => quoted(page)))}${more > 0 ? ` and ${more} more` : ''}`
}
type Routed = Opened & { readonly title?: string | undefined; readonly route: string }
const titleInWords = ({ title }: Routed) =>
  title === undefined ? 'without a title' : quoted(title)

/** What visitors find at the address of a removed page. */
export type Left = 'draft' | 'nothing' | 'otherPage' | Address
/** What visitors find at the old address of a page. */
export type Old = 'here' | 'draft' | 'nothing' | Address
const leftInWords = (left: Left): Words =>
  typeof left === 'object'
    ? phrase`; its address leads on to ${addressInWords(left)}`
    : [
        {
          draft: '; it was a draft',
          nothing: '; whoever comes by its address finds no page',
          otherPage: '; another page stands at its address',
        }[left],
      ]
const oldInWords = (old: Old): Words =>
  typeof old === 'object'
    ? phrase`; the old one leads to ${addressInWords(old)}`
    : [
        {
          here: '; the old one leads there',
          draft: '; it is a draft, and nobody knows the old one',
          nothing: '; the old one leads nowhere: whoever comes by it finds no page',
        }[old],
      ]

const size = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
type Sized = { readonly bytes?: number | undefined }
const sizeInBrackets = ({ bytes }: Sized) => (bytes === undefined ? '' : ` (${size(bytes)})`)
const sizes = (before: number | undefined, after: number | undefined) => {
  if (before === undefined || after === undefined) return ''
  return size(before) === size(after)
    ? ` of the same size (${size(after)})`
    : `: ${size(before)} → ${size(after)}`
}

/** A document whose text isn't JSON: whether its changed lines follow. */
type Broken = { readonly hasLines: boolean }
const broken = (state: string, { hasLines }: Broken) =>
  phrase`${state}${hasLines ? '; its lines:' : ''}`
const whereItIs = () => ` (${typed('lint')} tells where)`

/** Texts of a translation, by the tag of their language. */
type Texts = { readonly language: string; readonly texts: readonly string[]; readonly more: number }
const textsOf = ({ language, texts, more }: Texts, verb: string) =>
  phrase`${englishNameOf(language)} ${verb} ${joined(texts.map((text) => quoted(text)))}${more > 0 ? ` and ${more} more` : ''}`
type Language = { readonly language: string }

/** What has become of marked words and links of a text. */
const markTexts = {
  marked: ({ words, look }: Look) => phrase`${quoted(words)} is ${looks[look]} now`,
  unmarked: ({ words, look }: Look) => phrase`${quoted(words)} is no longer ${looks[look]}`,
  linkAdded: ({ words, to }: Link) => phrase`${quoted(words)} leads to ${addressInWords(to)} now`,
  linkChanged: ({ words, to, before }: Link & { readonly before: Address }) =>
    phrase`${quoted(words)} leads to ${addressInWords(to)} now; before, it led to ${addressInWords(before)}`,
  linkRemoved: ({ words, to }: Link) =>
    phrase`${quoted(words)} no longer leads to ${addressInWords(to)}`,
  linkLost: ({ words, to }: Link) =>
    phrase`The link ${quoted(words)} to ${addressInWords(to)} is gone`,
}
export type MarkMessage = MessageOf<typeof markTexts>

const markInWords = ({ code, data }: MarkMessage): Words =>
  (markTexts as unknown as Readonly<Record<string, (data: unknown) => Words>>)[code]?.(data) ?? [
    code,
  ] // `MarkMessage` ties data to code

/** What has changed, by code. Each text is made from its data, in the words of its surface. */
const changeTexts = {
  entryAdded: added,
  entryRemoved: removed,
  valueAdded: (data: Entry & Held) => phrase`${added(data)}${held(data)}`,
  valueRemoved: (data: Entry & Held) => phrase`${removed(data)}${held(data)}`,
  entryMoved: ({ entry, where, position }: Entry) =>
    phrase`${subjectInWords(entry)}${whereInWords(where, ' in ')} moved${positionInWords(position, 'to')}`,
  entryReordered: ({
    entry,
    where,
    from,
    to,
    isUnchanged,
  }: Entry & Has<'from' | 'to', number> & Has<'isUnchanged', boolean>) =>
    phrase`${subjectInWords(entry)}${whereInWords(where, ' in ')} moved from ${ordinal(from)} to ${ordinal(to)}${isUnchanged ? ', words unchanged' : ''}`,
  entriesAdded: ({ number, list, where }: Placed & Has<'number', number> & Has<'list'>) =>
    phrase`${number} ${lower(list)} added${whereInWords(where, ' in ')}:`,
  entriesRemoved: ({ number, list, where }: Placed & Has<'number', number> & Has<'list'>) =>
    phrase`${number} ${lower(list)} removed${whereInWords(where, ' in ')}:`,
  orderChanged: ({ list, where }: Placed & Has<'list'>) =>
    phrase`The order of the ${lower(list)}${whereInWords(where, ' in ')} has changed; it is now:`,
  entryInOrder: ({ number, name }: Has<'number', number> & Has<'name'>) =>
    phrase`${number}. ${nameInWords(name)}`,
  valueInOrder: ({ number, text }: Has<'number', number> & Has<'text'>) =>
    phrase`${number}. ${run('said', text)}`,

  blockHidden: ({ thing }: Has<'thing', Thing>) =>
    phrase`${thingFirst(thing)} is hidden now: it is kept, and shown to nobody`,
  blockShown: ({ thing }: Has<'thing', Thing>) =>
    phrase`${thingFirst(thing)} is shown again: it was hidden`,
  draftMade: () => phrase`It becomes a draft: visitors no longer find it`,
  draftEnded: () => phrase`It is no draft any more: visitors find it`,
  hiddenFromSearch: () => phrase`Search engines are asked not to list it now`,
  shownToSearch: () => phrase`Search engines may list it now`,
  fieldRequired: ({ name, where }: Placed & Has<'name'>) =>
    phrase`Field ${nameInWords(name)}${whereInWords(where, ' in ')} has to be filled in now`,
  fieldOptional: ({ name, where }: Placed & Has<'name'>) =>
    phrase`Field ${nameInWords(name)}${whereInWords(where, ' in ')} may be left empty now`,

  kindChanged: ({ thing, before, after }: Has<'thing', Thing> & Has<'before' | 'after'>) =>
    phrase`Kind of ${thingInWords(thing)}: ${quoted(before)} → ${quoted(after)}`,
  valueChanged: ({ subject, before, after }: About & Has<'before' | 'after', Value>) =>
    phrase`${subjectInWords(subject)}: ${valueInWords(before, 'was')} → ${valueInWords(after, 'is')}`,
  valueRewritten: ({ subject, value }: About & Has<'value', Value>) =>
    phrase`${subjectInWords(subject)} reads the same, written in another way: ${valueInWords(value, 'is')}`,
  textChanged: ({ subject, before, after }: About & Has<'before' | 'after', MarkedText>) =>
    phrase`${subjectInWords(subject)}: “${markedInWords(before)}” → “${markedInWords(after)}”`,
  textReworded: ({ subject, words }: About & Has<'words', WordCounts>) =>
    phrase`${subjectInWords(subject)}, ${lengthInWords(words)}:`,
  textRewritten: ({ subject }: About) =>
    phrase`${subjectInWords(subject)}, reads the same, written in another way:`,
  markChanged: ({ subject, mark }: About & Has<'mark', MarkMessage>): Words =>
    phrase`${subjectInWords(subject)}: ${markInWords(mark)}`,
  marksChanged: ({ subject }: About) => phrase`${subjectInWords(subject)}, its words are the same:`,
  markedText: ({ text }: Has<'text', MarkedText>) => markedInWords(text),
  replaced: ({ subject }: About) =>
    phrase`${subjectInWords(subject)} is another kind of thing now:`,
  turned: ({
    thing,
    where,
    before = 'unknown',
    after = 'unknown',
    hasLines,
  }: Placed & Has<'thing', Thing> & Has<'hasLines', boolean> & May<'before' | 'after'>) =>
    phrase`${thingFirst(thing)}${whereInWords(where, ' in ')} is another kind of thing now: ${quoted(before)} → ${quoted(after)}${hasLines ? '; all other texts stay:' : '; all texts stay'}`,
  state: ({ state, line }: Has<'state', 'before' | 'now' | 'gone' | 'new'> & Has<'line', Line>) =>
    phrase`${state}: ${lineInWords(line)}`,
  renamed: ({
    title = 'Entry',
    name,
    before,
    after,
  }: Has<'before' | 'after'> & May<'title' | 'name'>) =>
    phrase`${title}${name === undefined ? '' : phrase` ${nameInWords(name)}`}: the name ${run('was', before)} is now ${run('is', after)}`,

  buttonAdded: ({ effect, ...data }: Entry & Has<'effect', Effect>, w: Naming) =>
    phrase`${added(data)}; it ${effectInWords(effect, false, w)}`,
  buttonRemoved: ({ effect, ...data }: Entry & Has<'effect', Effect>, w: Naming) =>
    phrase`${removed(data)}; it ${effectInWords(effect, true, w)}`,
  buttonChanged: (
    {
      label,
      where,
      newLabel,
      before,
      after,
    }: Placed & Has<'before' | 'after', Effect> & May<'label' | 'newLabel'>,
    w: Naming,
  ) =>
    phrase`Button ${label === undefined ? 'without words' : quoted(label)}${whereInWords(where, ' in ')}${newLabel === undefined ? '' : phrase` says ${quoted(newLabel, 'is')} now,`} now ${effectInWords(after, false, w)}; before, it ${effectInWords(before, true, w)}`,
  propertyChanged: ({ title, before, after }: Has<'title'> & Has<'before' | 'after', Value>) =>
    phrase`${title}: ${valueInWords(before, 'was')} → ${valueInWords(after, 'is')}`,
  factAdded: ({ label, value }: Has<'label' | 'value'>) =>
    phrase`New figure: ${run('said', label)}, ${run('is', value)}`,
  factRemoved: ({ label, value }: Has<'label' | 'value'>) =>
    phrase`Figure removed: ${run('said', label)}, ${run('was', value)}`,
  factChanged: ({ label, before, after }: Has<'label' | 'before' | 'after'>) =>
    phrase`${run('said', label)}: ${run('was', before)} → ${run('is', after)}`,
  pictureReplaced: ({ where, before, after }: Placed & Has<'before' | 'after'>) =>
    phrase`The picture${whereInWords(where, ' in ')} is another one now: ${fileInWords(before, 'was')} → ${fileInWords(after, 'is')}`,
  altStays: ({ alt }: Has<'alt'>) =>
    phrase`In words it is still ${quoted(alt)}: ${run('asks', 'does that fit?')}`,
  answerChanged: (data: Filling & Answer, w: Naming) =>
    phrase`${filling(data, w)}: ${answer(data)}`,
  answersChanged: (data: Filling, w: Naming) => phrase`${filling(data, w)}:`,
  answer,
  redirectAdded: ({ from, to }: Has<'from'> & Has<'to', Address>) =>
    phrase`The old address ${run('said', from)} leads on to ${addressInWords(to)} now`,
  redirectRemoved: ({ from, to }: Has<'from'> & Has<'to', Address>) =>
    phrase`The old address ${run('said', from)} no longer leads on to ${addressInWords(to)}`,
  redirectChanged: ({ from, before, after }: Has<'from'> & Has<'before' | 'after', Address>) =>
    phrase`The old address ${run('said', from)} leads on to ${addressInWords(after)} now, no longer to ${addressInWords(before)}`,
  translationForgotten: (data: Translated) =>
    phrase`Nothing is known any more of t${translationOf(data)}`,
  translationLess: (data: Translated) => phrase`T${translationOf(data)} has less that is kept`,
  translationKept: ({
    confirmed,
    copied,
    ...data
  }: Translated & Has<'confirmed' | 'copied', number>) =>
    phrase`T${translationOf(data)}${confirmed > 0 ? ` is said to be right in ${pluralInWords(confirmed, 'text')}` : ''}${copied > 0 ? `${confirmed > 0 ? ' and' : ''} has ${pluralInWords(copied, 'text')} as in the original, to be translated` : ''}, made of:`,
  sourceText: ({ text }: Has<'text'>) => quoted(text),
  moreTexts: ({ number }: Has<'number', number>) => phrase`and of ${number} more`,
  translationsKept: ({ pages }: Has<'pages', number>) =>
    phrase`From now on it is told when the original of a translation changes, on ${pluralInWords(pages, 'page')}`,

  documentAdded: () => phrase`It is new:`,
  documentRemoved: () => phrase`It is gone:`,
  pageAdded: (
    { ways, ...data }: Routed & { readonly ways?: Ways | undefined },
    { dialog }: Naming,
  ) =>
    phrase`New ${data.isDialog ? dialog : 'page'} ${titleInWords(data)} at ${run('is', data.route)}${waysInWords(ways, data.isDialog)}`,
  pageRemoved: ({ left, ...data }: Routed & Has<'left', Left>, { dialog }: Naming) =>
    phrase`${data.isDialog ? upper(dialog) : 'Page'} ${titleInWords(data)} at ${run('was', data.route)} removed${leftInWords(left)}`,
  blockOfPage: ({
    name,
    title = 'block',
    entries,
    isHidden,
  }: Has<'isHidden', boolean> & May<'name' | 'title'> & May<'entries', number>) =>
    phrase`${name === undefined ? 'Block' : quoted(name)} (${[lower(title), ...(entries ? [`${entries} entries`] : []), ...(isHidden ? ['hidden'] : [])].join(', ')})`,
  fileAdded: (data: Sized) => phrase`New file${sizeInBrackets(data)}`,
  fileRemoved: (data: Sized) => phrase`File removed${sizeInBrackets(data)}`,
  fileReplaced: ({ before, after }: May<'before' | 'after', number>) =>
    phrase`The file was replaced by another one${sizes(before, after)}`,
  filesAdded: ({ number }: Has<'number', number>) => phrase`${number} files are new:`,
  filesRemoved: ({ number }: Has<'number', number>) => phrase`${number} files are gone:`,
  filesReplaced: ({ number }: Has<'number', number>) =>
    phrase`${number} files were replaced by others:`,
  fileOfFolder: ({ name }: Has<'name'>) => run('said', name),
  fileMoved: ({ from, to }: Has<'from' | 'to'>) =>
    phrase`The file ${run('was', from)} is now ${run('is', to)}`,
  addressChanged: ({ before, after, old }: Has<'before' | 'after'> & Has<'old', Old>) =>
    phrase`The address ${run('was', before)} is now ${run('is', after)}${oldInWords(old)}`,
  unreadableAdded: (data: Broken) =>
    broken(`It is new, and can’t be read as a document${whereItIs()}`, data),
  unreadableRemoved: (data: Broken) =>
    broken('It is gone; it could not be read as a document', data),
  becameUnreadable: (data: Broken) =>
    broken(`It can’t be read as a document any more${whereItIs()}`, data),
  becameReadable: (data: Broken) => broken('It can be read as a document again', data),
  staysUnreadable: (data: Broken) =>
    broken(`It can’t be read as a document, and could not be before${whereItIs()}`, data),
  lineOfFile: ({ as, text }: Has<'as', 'new' | 'gone'> & Has<'text'>) => run(as, text),
  upgraded: ({
    from,
    to,
    places,
    documents,
  }: Has<'from' | 'to' | 'places' | 'documents', number>) =>
    phrase`The site is written for schema ${run('is', String(to))} instead of ${run('was', String(from))}${documents === 0 ? '' : `: ${plural(places, 'place')} in ${plural(documents, 'document')} ${pluralWord(places, 'has', 'have')} the names of that`}`,
  upgradedPlaces: ({ file, places }: Has<'file'> & Has<'places', number>) =>
    phrase`${run('said', file)}: ${plural(places, 'place')}`,

  stillSays: (data: Texts) => textsOf(data, 'still says'),
  hasNotFollowed: (data: Texts) => textsOf(data, 'has not followed:'),
  saysAsBefore: (data: Texts) => textsOf(data, 'says as before:'),
  hasNothingOf: (data: Texts) => textsOf(data, 'has nothing of'),
  notConfirmed: ({ language }: Language) =>
    phrase`${englishNameOf(language)} is not said to be right yet`,
  leftOut: ({ language }: Language) => phrase`${englishNameOf(language)} leaves it out on purpose`,
}

/** A change of a translation, next to that of its original. */
type InLanguage = {
  readonly code: 'inLanguage'
  readonly data: Language & { readonly change: ChangeMessage }
}

/** What has changed, as data: the code of its text, and what that is made from. */
export type ChangeMessage = MessageOf<typeof changeTexts> | MarkMessage | Line | InLanguage

/** A description of a change. */
export const changeMsg = <C extends keyof typeof changeTexts>(
  code: C,
  ...[data]: DataFor<typeof changeTexts, C>
): ChangeMessage => (data === undefined ? { code } : { code, data }) as ChangeMessage // as `msg` of lint

type AnyText = (data: unknown, naming: Naming) => Words
const texts = { ...lineTexts, ...markTexts, ...changeTexts } as unknown as Readonly<
  Record<string, AnyText>
> // `ChangeMessage` ties data to code

/** A description in the words of a surface. */
export const changeInWords = (message: ChangeMessage, naming: Naming = developerNaming): Words => {
  if (message.code === 'values') return lineInWords(message)
  if (message.code !== 'inLanguage')
    return texts[message.code]?.(message.data, naming) ?? [message.code]
  const { language, change } = message.data
  return phrase`${englishNameOf(language)}: ${changeInWords(change, naming)}`
}

/** The same without marks. */
export const changeText = (message: ChangeMessage, naming?: Naming): string =>
  plainWords(changeInWords(message, naming))

/** A value, without the quotation marks around a single one. */
const bare = (words: Words): string => {
  const runs = words.flatMap((part) => (typeof part === 'string' ? [] : [part.text]))
  return runs.length === 1 ? runs.join('') : plainWords(words)
}

/** What reverting a change comes to. */
export const revertText = (message: ChangeMessage, naming: Naming): string => {
  switch (message.code) {
    case 'textChanged':
      return `${plainWords(subjectInWords(message.data.subject))} says ${plainWords(markedInWords(message.data.before))} again`
    case 'valueChanged':
      return `${plainWords(subjectInWords(message.data.subject))} says ${bare(valueInWords(message.data.before, 'was'))} again`
    case 'propertyChanged':
      return `${message.data.title} says ${bare(valueInWords(message.data.before, 'was'))} again`
    case 'factChanged':
      return `${message.data.label} says ${message.data.before} again`
    default: // what follows a colon isn't part of it
      return `Took back this change: ${changeText(message, naming).replace(/:$/, '')}`
  }
}
