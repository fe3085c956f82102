import type { commandMessages } from '../../../content/commands/messages/commandMessages.ts'
import type { FieldCall, FormCall, Place, Words } from '../../../content/commands/messages/Words.ts'

type Messages = typeof commandMessages

/** What commands report to authors, where it is not what stands at a terminal; nothing where authors see it elsewhere. */
export const authorCommands = {
  oldFileStays: ({ address }: { address: string }) =>
    `The file ${address} stays among the pictures.`,
  altStays: () => 'In words it is called as the old one was:',
  textsToWrite: () => '',
  factMade: ({ label, value }: { label: string; value: string }) =>
    `A figure now: ${label}, ${value}.`,
  factWrittenOut: ({ value, places }: { value: string; places: readonly Place[] }, w: Words) =>
    `“${value}” is written out in ${w.places(places)}. They no longer follow when the figure changes.`,
  hit: () => '',
  moreHits: () => '',
  wordsReplaced: (
    { words, by, places }: { words: string; by: string; places: readonly Place[] },
    w: Words,
  ) => `“${words}” becomes “${by}” in ${w.places(places)}.`,
  noSuchDialog: ({ id }: { id: string }) => `There is no form “${id}”.`,
  notADialogName: ({ to }: { to: string }) =>
    `“${to}” can be no form's name: it has only letters, digits and hyphens.`,
  dialogThere: ({ id }: { id: string }) => `There is a form “${id}” already.`,
  copyOfDialog: () => 'The copy of a form is a form.',
  notANewDialogName: ({ id }: { id: string }) =>
    `“${id}” can be no new form's name: there is one, or it has other signs than letters, digits and hyphens.`,
  dialogRenamed: ({ title, address }: { title: string; address: string }) =>
    `“${title}” has the address ${address} now.`,
  dialogRemoved: ({ title }: { title: string }) => `“${title}” is removed.`,
  dialogReplaced: ({ title, places }: { title: string; places: readonly Place[] }, w: Words) =>
    `What opened it opens “${title}” now in ${w.places(places)}.`,
  fieldRenamed: (
    {
      choiceOf,
      field,
      form,
      to,
    }: { choiceOf?: string; field: FieldCall; form: FormCall; to: string },
    w: Words,
  ) =>
    `Answers to the ${choiceOf === undefined ? 'field' : 'choice'} ${w.field(field)} of ${w.form(form)} come as “${to}” now.`,
  oldNameArrives: ({ from }: { from: string }) =>
    `What is sent from open pages as “${from}” arrives so, too, and enquiries that have come in already are listed so.`,
  formIdStays: () =>
    'What is sent from open pages arrives, and enquiries that have come in under the old name stay with it.',
  formRemoved: ({ form }: { form: string }) =>
    `The form “${form}” is removed; enquiries that have come in by it stay where they are.`,
  formAnswersRefused: () =>
    'What is still sent to it from open pages is refused; who sends it keeps what was typed, and is offered to write an e-mail.',
  fieldAnswersStay: () =>
    'Enquiries that have come in already keep their answer to it. Who has the form open still answers it: that comes with the enquiry, too.',
  choiceAskedAgain: () =>
    'Who still chooses it on an open page is asked to choose again, with all else kept; enquiries that have come in already stay as they are.',
  pageCopied: ({ title, original, to }: { title: string; original: string; to: string }) =>
    `Your draft is made: “${title}”, a copy of “${original}”, at ${to}.`,
  copyIsDraft: ({ listedOn }: { listedOn: string | undefined }) =>
    listedOn === undefined
      ? 'Nobody sees it yet.'
      : `Nobody sees it yet; “${listedOn}” lists it once it is ready.`,
  copyNext: ({ title, originalTitle }: { title: string; originalTitle: string }) =>
    `Title, short name and main heading say “${title}”. “Draft”, beside its title, leads to the list of what it still says as ${originalTitle} does, its description first.`,
  pageMoved: ({ from, to, title }: { from: string; to: string; title: string }) =>
    `The page ${from} (${title}) becomes ${to}.`,
  pagesBelowStay: () => '',
  pageRemoved: ({ route, title }: { route: string; title: string }) =>
    `The page ${route} (${title}) is removed.`,
  pageThere: ({ route }: { route: string }) =>
    `There is a page ${route} already. Choose another address.`,
  addressFindsNothing: () => 'Visitors who come by its address find no page.',
  translateNext: () =>
    'Next: translate its texts. Click on each, or go by the list in the panel; until then each says what the original says.',
  upgradedAlong: () =>
    'What this changes was written for an earlier version of the studio and is kept in the form of today.',
} satisfies {
  readonly [C in keyof Messages]?: (
    data: Parameters<Messages[C]>[0] & object,
    words: Words,
  ) => string
}
