import type { Fault } from '../../../core/kit/FieldCheck.ts'
import type { Weekday } from '../../../core/model/site/weekHours.ts'
import { joinWords } from '../../../core/text/joinWords.ts'
import { takenBy } from './takenBy.ts'
import type { Words } from './Words.ts'

const phoneFaults = {
  TOO_SHORT: 'it has too few digits',
  TOO_LONG: 'it has too many digits',
  INVALID_LENGTH: 'no number of that country has so many digits',
  INVALID_COUNTRY: 'no country has this code',
  NOT_A_NUMBER: 'it is no number',
} as const

const daysInWords = (days: readonly Weekday[]): string =>
  days.map((day) => day[0]?.toUpperCase() + day.slice(1)).join(', ')

export const forms = {
  queryHasBlank: () =>
    'What follows the "?" of this address holds a space, a line break or a backslash.',
  encodeBlank: () => 'Write %20 for a space.',
  addressHasSpace: ({ target }: { target: string }) =>
    `There is a space in this address: "${target}".`,
  notAnEmail: ({ target }: { target: string }) => `"${target}" is no e-mail address.`,
  writeOneMailto: () => 'Write mailto:name@example.com, one address.',
  addressHasUnseenSign: () =>
    'This address holds a sign that cannot be seen and that no address may have.',
  retypeAddress: () => 'Type the address anew.',
  phoneLinkHasSigns: ({ number }: { number: string }) =>
    `"${number}" holds signs that a telephone link cannot have.`,
  phoneNotInternational: ({ number }: { number: string }) =>
    `"${number}" is no telephone number that can be called from everywhere.`,
  writeTelLink: () =>
    'Write tel:+ with the country code, and digits or hyphens only: tel:+44-113-496-0000.',
  linkShowsOtherEmail: ({ shown }: { shown: string }) =>
    `The link shows ${shown}, but writes to another address.`,
  writeMailtoShown: ({ shown }: { shown: string }) => `Write mailto:${shown}.`,
  fieldNameTaken: ({ name }: { name: string }) =>
    `No field can have the name "${name}": it travels with every enquiry already, and what is typed here would be lost.`,
  renameField: () => 'Give the field another name.',
  fieldNameReserved: ({ name }: { name: string }) =>
    `No field can have the name "${name}": programs know it already.`,
  fieldNameTwice: ({ name }: { name: string }) =>
    `Two fields of this form have the name "${name}"; only one of them would arrive.`,
  giveOwnFieldName: () => 'Give this one a name of its own.',
  labelSaysNothing: ({ label }: { label: string }) => `The label "${label}" says nothing.`,
  sayWhatGoesIn: () => 'Say in a word or two what goes in here.',
  fieldLabelTwice: ({ label }: { label: string }) =>
    `Two fields of this form have the label "${label}".`,
  sayHowTheyDiffer: () => 'Say how they differ.',
  optionValueTwice: ({ value }: { value: string }) =>
    `Two options of this field have the value "${value}"; nobody could tell them apart.`,
  giveOwnOptionValue: () => 'Give this one a value of its own.',
  newsletterFormMissing: ({ newsletter }: { newsletter: string }, w: Words) =>
    `There is no form "${newsletter}" under ${w.key('forms')}.`,
  addFormId: () => 'Add it there, with its id.',
  formTwice: ({ name }: { name: string }) => `The form "${name}" stands twice on this page.`,
  removeOrListOtherForm: (_: undefined, w: Words) =>
    `Remove one of them, or list another form in ${w.document('pages/_site.json')}.`,
  formNotListed: ({ name }: { name: string }, w: Words) =>
    `${w.document('pages/_site.json')} lists no form "${name}".`,
  listForm: (_: undefined, w: Words) => `Add it under ${w.key('forms')} there, with its id.`,
  closesWhenOpens: ({ closes }: { closes: string }) => `It closes at ${closes}, when it opens.`,
  writeClosing: () => 'Write when it closes; "00:00" to "23:59" is open all day.',
  closesNextDay: ({ opens, closes }: { opens: string; closes: string }) =>
    `It opens at ${opens} and closes at ${closes} on the next day.`,
  writeTimesIn24Hours: () => 'Write times in 24 hours: six in the evening is "18:00".',
  lastDayBeforeFirst: ({ until, from }: { until: string; from: string }, w: Words) =>
    `The last day, ${w.day(until)}, lies before the first, ${w.day(from)}.`,
  writeLaterDay: () => 'Write the later day here, or leave it out for a single day.',
  weekdaysOutside: ({ from, until }: { from: string; until: string }, w: Words) =>
    `None of these weekdays lies between ${w.day(from)} and ${w.day(until)}.`,
  correctWeekdays: () =>
    'Correct the weekdays or the days; or leave the weekdays out, where it is all of these days.',
  writeBothTimes: () => 'Write both; or neither, where it is closed.',
  oneEntryPerWeekday: () => 'Keep one entry for each weekday, or their times apart.',
  oneEntryPerDay: () => 'Keep one entry for each day.',
  correctOrRemoveLabel: () =>
    'Correct it, or take it out: the days are then written by themselves.',
  takeOut: () => 'Take it out',
  joinHours: () => 'Put the hours of a day into one entry, or keep them apart.',
  restoreFieldName: ({ heir }: { heir: string }) =>
    `If that field is now "${heir}", give it its old name back, or write the new one in those places.`,
  addFieldOrRemovePresets: () => 'Add the field, or take it out of those places.',
  presetsOfMissingOption: ({ value }: { value: string }) =>
    `Pages choose "${value}" here, which is none of these options`,
  restoreOptionValue: () =>
    'If the value of an option was changed, write the old one again (what visitors read is its label), or write the new one in those places.',
  fieldsAre: ({ names }: { names: readonly string[] }) =>
    `Its fields are ${joinWords(names, 'and')}.`,
  optionsAre: ({ options }: { options: readonly string[] }) =>
    `Its options are ${joinWords(options, 'and')}.`,
  writeHiddenValue: () => 'Write the value in the field itself, or remove it here.',
  writePresetOrRemove: () => 'Write a value, or remove the entry.',
  writeOneLine: () => 'Write it in one line, or let the field take several lines of text.',
  writeTaken: ({ word, values }: Pick<Fault, 'word' | 'values'>) => takenBy(word, values ?? {}),
  answerOnce: () => 'Answer it in one place and link to it, or ask what is particular here.',
  comparePhone: () =>
    'Compare it with the number on a letter of the firm; it begins with + and the code of the country.',
  opensMissing: () => 'It is said when it closes on this day, and not when it opens.',
  closesMissing: () => 'It is said when it opens on this day, and not when it closes.',
  dayHasOtherHours: ({ from }: { from: string }, w: Words) =>
    `Other hours stand for this day already, from ${w.day(from)} on.`,
  weekdayHasOtherHours: ({ from }: { from: string }, w: Words) =>
    `Other hours stand for one of these weekdays already, from ${w.day(from)} on.`,
  labelNamesOtherDays: ({ label, days }: { label: string; days: readonly Weekday[] }) =>
    `Visitors read “${label}”, and these are the hours of ${daysInWords(days)}.`,
  labelNamesOtherClosedDays: ({ label, closed }: { label: string; closed: readonly Weekday[] }) =>
    `Visitors read “${label}” of the closed days, and ${closed.length > 0 ? `without hours are ${daysInWords(closed)}` : 'every day has hours'}.`,
  hoursOverlap: ({
    opens,
    closes,
    day,
  }: {
    opens: string
    closes: string
    day: Weekday | undefined
  }) =>
    `These hours overlap with ${opens}–${closes} ${day === undefined ? 'on the same day' : `of ${daysInWords([day])}`}.`,
  questionOnSamePage: () => 'This page has the same question above.',
  questionOnOtherPage: ({ path }: { path: string }, w: Words) =>
    `${w.document(path)} has the same question.`,
  phoneNotDialable: ({ phone, fault }: { phone: string; fault: keyof typeof phoneFaults }) =>
    `"${phone}" can’t be dialled: ${phoneFaults[fault]}.`,
}

/** For people who see the files: authors have texts of their own. */
export const formsInFiles = {
  dialogWithoutForm: () => 'This dialog has no form: who opens it can send nothing.',
  addFormOrMakePage: (_: undefined, w: Words) =>
    `Add a block of the type ${w.key('form')}, or make it a page and link to that.`,
  addHrefOrDialog: (_: undefined, w: Words) =>
    `Add ${w.key('href')} with an address, or ${w.key('dialog')} with the name of a dialog.`,
  buttonHasBoth: (_: undefined, w: Words) =>
    `A button has either ${w.key('href')} or ${w.key('dialog')}, not both.`,
  dialogIsDraft: ({ dialog }: { dialog: string }) =>
    `The dialog "${dialog}" is a draft, which is not published.`,
  publishOrNameAnother: () => 'Publish it, or name another one.',
  presetsOfMissingField: ({ name }: { name: string }) =>
    `Pages fill in a field "${name}", which this dialog does not have`,
  fieldRenamed: ({ name, dialog, renamed }: { name: string; dialog: string; renamed: string }) =>
    `The field "${name}" in the dialog "${dialog}" is called "${renamed}" now.`,
  optionRenamed: ({
    value,
    name,
    dialog,
    valueNow,
  }: {
    value: string
    name: string
    dialog: string
    valueNow: string
  }) =>
    `The option "${value}" of the field "${name}" in the dialog "${dialog}" is "${valueNow}" now.`,
  noSuchField: ({ dialog, name }: { dialog: string; name: string }) =>
    `The dialog "${dialog}" has no field "${name}".`,
  noSuchOption: ({ value, name, dialog }: { value: string; name: string; dialog: string }) =>
    `"${value}" is no option of the field "${name}" in the dialog "${dialog}".`,
  presetOfHidden: ({ name, dialog }: { name: string; dialog: string }) =>
    `The field "${name}" in the dialog "${dialog}" is hidden, and presets do not fill hidden fields.`,
  presetBlank: ({ name, dialog }: { name: string; dialog: string }) =>
    `This value is empty and fills nothing into the field "${name}" in the dialog "${dialog}".`,
  presetUnticked: ({ value, name, dialog }: { value: string; name: string; dialog: string }) =>
    `"${value}" does not tick the box "${name}" in the dialog "${dialog}".`,
  presetOfLines: ({ name, dialog }: { name: string; dialog: string }) =>
    `This value has several lines; the field "${name}" in the dialog "${dialog}" takes only one.`,
  presetRefused: ({ value, name, dialog }: { value: string; name: string; dialog: string }) =>
    `The field "${name}" in the dialog "${dialog}" does not take "${value}".`,
  presetWithoutDialog: () => 'A preset needs a dialog that it fills.',
  nameDialogOrRemovePreset: () => 'Name the dialog, or remove the preset.',
  buttonLeadsNowhere: ({ label }: { label: string | undefined }) =>
    `${label === undefined ? 'This button' : `"${label}"`} leads nowhere and opens nothing.`,
}
