import { pageLacksText } from '../../../../content/lint/messages/checks.ts'
import type { fileMessages } from '../../../../content/lint/messages/messages.ts'
import type { DataOf } from '../../../../content/lint/messages/msg.ts'
import type { Place } from '../../../../content/lint/messages/placesInWords.ts'
import type { Words } from '../../../../content/lint/messages/Words.ts'
import { joinWords } from '../../../../core/text/joinWords.ts'
import { pluralInWords } from '../../../../core/text/plural.ts'

export type AuthorWords = Words & {
  /** The documents of some places, each once. */
  readonly documents: (places: readonly Place[]) => string
  /** Words that no catalogue knows, with documents by their titles. */
  readonly ownWords: (words: string) => string
}

type AuthorMessages = {
  readonly [C in keyof typeof fileMessages]: (data: DataOf<C>, words: AuthorWords) => string
}

/** What only whoever looks after the files can mend, since no field shows it. */
const ofFiles = 'Whoever looks after the site’s files mends this there.'

const isPicture = (address: string): boolean => /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(address)

/** The fact that a reference names. */
const factIn = (value: string): string | undefined => /^\{\{\s*([^{}|\s]+)/.exec(value)?.[1]

const partners = {
  opens: 'name the form that is opened',
  asks: 'name the field that offers them',
  in: 'name the part of the page whose entries are counted',
} as const

/** What lint says to authors, who have fields and buttons, where it says something else to people who see the files. */
export const authorMessages: AuthorMessages = {
  pageLacks: (data, w) => pageLacksText(data, w.document(data.asking.file), w),
  checkedPageIsDraft: ({ address, asking }, w) =>
    `${address} is a draft: visitors do not get what ${w.document(asking.file)} asks of it.`,
  writeGroups: () =>
    'Open each card and say there to which groups it belongs, or take the filter out.',
  ownRule: ({ words, authors }, { ownWords }) => authors ?? ownWords(words),
  alsoElsewhere: ({ first, file, places }, { text, documents }) => {
    const again = `${text(first)} The same holds for ${pluralInWords(places.length, 'more place')}`
    return places.every((place) => place.file === file)
      ? `${again}.`
      : `${again}: ${documents(places)}.`
  },
  withPlaces: ({ first, file, places }, { text, documents }) =>
    places.every((place) => place.file === file)
      ? `${text(first)}.`
      : `${text(first)}: ${documents(places)}.`,
  copyOfDocument: ({ original }, w) =>
    `This page says the same as ${w.document(original)} in several places`,
  finishOrDropCopy: () =>
    'If it began as a copy and is not finished, make it a draft; else say what is particular here, or remove it.',
  noAssetFile: ({ file }) =>
    /^TODO\.\w+$/.test(file)
      ? 'Nothing is chosen here yet.'
      : `There is no picture or file “${file}”.`,
  addFileOrNameAnother: () => 'Choose one, or remove it.',
  writeThis: ({ value }, { fact }) => {
    const name = factIn(value)
    return name === undefined ? `Write "${value}"` : `Put in the ${fact(name)}`
  },
  write: ({ value }, { fact }) => {
    const name = factIn(value)
    return name === undefined ? `Write "${value}".` : `Put in the ${fact(name)}.`
  },
  dialogInFolder: () => 'Nobody finds this form in the folder in which it lies.',
  hiddenName: () => 'Nobody will see this file: a name that begins with “_” is that of no page.',
  startSite: () => 'Start a site with.',
  idTwice: ({ id }) => `The id "${id}" stands twice on this page.`,
  siteHasPlaceholders: () =>
    'The site says of itself that it is not yet real. Search engines are told neither the firm’s name nor its address, and it is put online as a try-out only.',
  replacePlaceholders: () =>
    'Put in the real name, address and e-mail address (Site, Firm and hours) and the site’s own address, then switch “Not yet real” off (Site, Search engines, language).',
  writeRealOrPlaceholder: () =>
    'Write the real one, or say that the site is not yet real (Site, Search engines, language).',
  schemaUnknown: () => 'This page does not say what kind of document it is.',
  writeSchema: () => ofFiles,
  schemaOfOtherKind: ({ kind }, w) =>
    `This page is ${w.kind(kind)}, but "$schema" names the schema of something else.`,
  runUpgrade: () => `${ofFiles} Until then nothing is lost.`,
  dialogUnused: ({ id }) => `No button opens the form "${id}".`,
  openDialogOrRemove: () => 'Let a button open it (Form), or remove it.',
  formUnused: ({ name }) => `No page has the form "${name}".`,
  strayBraces: () =>
    'Two braces stand here without a partner, so this is no reference to a figure.',
  referenceShape: () => 'Choose the figure by the button “Put in a figure” above the text.',
  tooLongWithFacts: ({ most }) =>
    `With its figures written out, the document is longer than ${most / 1_000_000} MB.`,
  noFactToDifferFrom: ({ name }, { fact }) =>
    name.startsWith('TODO: ')
      ? 'It is not said yet from which figure this one differs.'
      : `There is no ${fact(name)} from which this one could differ.`,
  useFactOrCorrect: ({ name }, w) =>
    `Put in the ${w.fact(name)}, or correct the figure in ${w.document('pages/_facts.json')}.`,
  useFact: ({ name }, w) => `Put in the ${w.fact(name)} instead, so that both change together.`,
  factUnused: () => 'No text shows this figure.',
  useFactOrRemove: () =>
    'To show it, click into a text on a page and press “Put in a figure” above it; or remove it.',
  dialogWithoutForm: () => 'There is nothing to fill in here: who opens it can send nothing.',
  addFormOrMakePage: () => 'Add a block with a form, or make it a page and link to that.',
  addHrefOrDialog: () =>
    'Say where this button leads: to a page (Link), or to a form that it opens (Form).',
  buttonHasBoth: () => 'A button either leads to a page or opens a form, not both.',
  dialogIsDraft: ({ dialog }) => `The form "${dialog}" is a draft, which visitors don’t get.`,
  publishOrNameAnother: () =>
    'Say there that it is ready (“Draft” beside its title), or name another one.',
  presetsOfMissingField: ({ name }) =>
    `Pages fill in a field "${name}", which this form does not have`,
  fieldRenamed: ({ name, dialog, renamed }) =>
    `The field "${name}" in the form "${dialog}" is called "${renamed}" now.`,
  optionRenamed: ({ value, name, dialog, valueNow }) =>
    `The option "${value}" of the field "${name}" in the form "${dialog}" is "${valueNow}" now.`,
  noSuchField: ({ dialog, name }) => `The form "${dialog}" has no field "${name}".`,
  noSuchOption: ({ value, name, dialog }) =>
    `"${value}" is no option of the field "${name}" in the form "${dialog}".`,
  presetOfHidden: ({ name, dialog }) =>
    `The field "${name}" in the form "${dialog}" is hidden, and nothing can be filled into it from a page.`,
  presetBlank: ({ name, dialog }) =>
    `Nothing is filled into the field "${name}" in the form "${dialog}": the answer is empty.`,
  presetUnticked: ({ value, name, dialog }) =>
    `"${value}" does not tick the box "${name}" in the form "${dialog}".`,
  presetOfLines: ({ name, dialog }) =>
    `This answer has several lines; the field "${name}" in the form "${dialog}" takes only one.`,
  presetRefused: ({ value, name, dialog }) =>
    `The field "${name}" in the form "${dialog}" does not take "${value}".`,
  presetWithoutDialog: () => 'A preset needs a form that it fills.',
  nameDialogOrRemovePreset: () => 'Name the form, or remove the preset.',
  buttonLeadsNowhere: ({ label }) =>
    label === undefined || label.startsWith('TODO: ')
      ? 'This button leads nowhere yet.'
      : `"${label}" leads nowhere and opens nothing.`,
  writeSameFigure: () => 'Write the same figure in both, or make it a figure.',
  addTranslatedField: () => 'Add it in the words of the original: they can be translated later.',
  removeOrKeepOwn: () => 'Take it out, or say that it is meant for this language alone.',
  ownToThisLanguage: () => 'Meant for this language alone',
  translateAndConfirm: () => 'Translate what has changed, then say that it is right.',
  readAndConfirm: ({ count }) =>
    `Read ${count === 0 ? 'it' : 'them'} beside the original, then say so.`,
  confirmTranslations: ({ file }, w) =>
    `Once they are read, say so; it writes ${w.document(file)}.`,
  writeFactHereToo: ({ name }, { fact }) =>
    `Put in the ${fact(name)} here too, so that both change together.`,
  writeFactOrCorrect: ({ name }, { fact, document }) =>
    `Put in the ${fact(name)}, or correct the figure in ${document('pages/_facts.json')}.`,
  writeAnnouncement: () => 'Write it in this language, too: Site, Announcement.',
  startLinkLater: ({ from }, { day }) =>
    `Give the block of the link the first day ${day(from)}, or take the link out until then.`,
  endLinkEarlier: ({ until, path }, { day }) =>
    `Give the block of the link the last day ${day(until)}, take the link out, or add a redirect from ${path}.`,
  pageIsDraft: ({ path }) => `${path} is a draft, which visitors don’t get.`,
  publishOrUnlink: () =>
    'Say there that it is ready (“Draft” beside its title), or take the link out.',
  wasItRenamed: ({ heirs }) =>
    `Was it renamed to ${joinWords(heirs)}? Then change the links, or write a redirect (Site, Redirects), so that old bookmarks lead there too.`,
  noDialog: ({ written }) => `There is no form "${written}".`,
  dialogNeedsNoFolder: ({ id }) => `Write "${id}": a form goes by the name of its file alone.`,
  addHrefOrGroups: () => 'Say where it leads, or give it a menu of its own (Groups of links).',
  redirectTwice: ({ from }) => `${from} is redirected twice.`,
  redirectsShareFile: ({ from, other }) =>
    `On hosts of plain files ${from} and ${other} are one file, and they lead to two places.`,
  noAssetToLeadTo: ({ file }) => `There is no picture or file “${file}”.`,
  showBlock: () => 'To show it again, choose it and press “Show” above the page.',
  assetIsPage: () =>
    'Nothing on the site shows or uses it. If it is a page, nobody will see it there.',
  movePageOrUseAsset: () => `If it is no page, it may stay. ${ofFiles}`,
  assetUnused: () => 'Nothing on the site shows or uses it.',
  removeOrUseAsset: ({ address }) =>
    isPicture(address)
      ? 'It may stay: choose it wherever a picture is asked for. Or remove it; Undo brings it back.'
      : 'It may stay: let a link lead to it. Or remove it; Undo brings it back.',
  chooseFont: () =>
    'Take one of the collection, or have its file put into the site by whoever looks after the files.',
  colorUnreadable: ({ onLight, onDark }) =>
    `Words in this colour are written ${onLight === undefined ? 'a little lighter on dark pages' : onDark === undefined ? 'a little darker on light pages' : 'darker on light pages and lighter on dark ones'}, where they could not be read otherwise.`,
  meantNowCalled: ({ meant, to }, { text, key }) => `${text(meant)} It is now called ${key(to)}.`,
  unknownKeyAndMissing: ({ first, missing }, { text, key }) =>
    text(first).replace(/\.$/, `, and ${key(missing)} is missing.`),
  renameIfMeant: ({ name, missing }, { text, key }) =>
    `If that is what it is, call it ${key(name)}; if not, remove it. ${missing ? text(missing) : ''}`.trimEnd(),
  nowCalled: ({ name }, { key }) => `It is now called ${key(name)}. Write that.`,
  addSchema: () => ofFiles,
  writeExpected: ({ expected }, { expected: inWords }) =>
    expected.kind === 'text'
      ? 'Write something there, or remove it.'
      : `Write ${inWords(expected)}.`,
  addPartner: ({ partner }, { key }) => `Add ${key(partner)}: ${partners[partner]}.`,
  listFacts: () => 'Fees & figures lists all of them.',
  writeFactReference: ({ found }, { fact }) => `Put in the ${fact(factIn(`{${found}}`) ?? found)}.`,
  useFactIfSame: ({ name }, { fact }) =>
    `Put in the ${fact(name)} if it is the same figure, so that both change together.`,
  useTheFact: () => 'Use the figure',
  knownKeysAre: ({ free }, { key }) =>
    `It takes ${joinWords(free.slice(0, 24).map(key), 'and')} besides what is there.`,
}
