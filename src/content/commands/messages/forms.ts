import { meant } from './parts.ts'
import type { FieldCall, FormCall, Place, Redirect, Words } from './Words.ts'

/** A field, or a choice of the field `choiceOf`. */
type About = { readonly choiceOf?: string }

const noun = ({ choiceOf }: About): string => (choiceOf === undefined ? 'field' : 'choice')
const ofField = ({ choiceOf }: About): string =>
  choiceOf === undefined ? '' : ` of the field "${choiceOf}"`

const namesOrMeant = (name: string, near: string | undefined, names: readonly string[]): string =>
  near === undefined ? ` There are: ${names.join(', ')}.` : meant(name, near)

export const forms = {
  noSuchField: ({
    form,
    name,
    near,
    names,
  }: {
    form: string
    name: string
    near: string | undefined
    names: readonly string[]
  }) =>
    `There is no field of the form "${form}" called "${name}".${namesOrMeant(name, near, names)}`,
  noFormWithFields: ({ form }: { form: string }) =>
    `There is no form "${form}" whose fields stand in a document.`,
  fieldWithoutChoices: ({ field, form }: { field: string; form: string }) =>
    `The field "${field}" of the form "${form}" has no choices.`,
  noSuchDialog: ({ id, near }: { id: string; near: string | undefined }) =>
    `There is no dialog "${id}".${meant(id, near)}`,
  notADialogName: ({ to }: { to: string }) =>
    `"${to}" can be no dialog's name: it has only letters, digits and hyphens.`,
  dialogThere: ({ id, path }: { id: string; path: string }) =>
    `There is a dialog "${id}" already: ${path}.`,
  fieldCalledSo: ({ choiceOf, to }: About & { to: string }) =>
    `The ${noun({ choiceOf })} is called "${to}" already.`,
  fieldThere: ({ choiceOf, to }: About & { to: string }) =>
    `There is a ${noun({ choiceOf })} "${to}"${ofField({ choiceOf })} already.`,
  fieldHeir: ({ choiceOf, to, heir }: About & { to: string; heir: string }) =>
    `What is sent or stored as "${to}" counted as "${heir}" until now, and counts as this ${noun({ choiceOf })} from now on.`,
  draftWithoutMemory: () =>
    'A draft needs no memory of the old name: nobody has sent anything with it yet.',
  notAFieldName: ({ to }: { to: string }) =>
    `"${to}" can be no field's name: it begins with a letter, then come letters and digits.`,
  fieldNameReserved: ({ to }: { to: string }) =>
    `No field can have the name "${to}": programs need it themselves.`,
  choiceWithoutValue: () => 'A choice needs a value.',
  noSuchForm: ({ form, known }: { form: string; known: readonly string[] }) =>
    `There is no form "${form}" in pages/_site.json. There are: ${known.join(', ')}.`,
  notAFormName: ({ to }: { to: string }) =>
    `"${to}" can be no form's name: it begins with a letter, then come letters, digits and hyphens.`,
  formThere: ({ to }: { to: string }) => `There is a form "${to}" already.`,
  formRenamed: ({ from, to }: { from: string; to: string }) =>
    `The form "${from}" becomes "${to}".`,
  dialogUnused: () => 'Nothing opened it.',
  onlyField: ({ field, form }: { field: FieldCall; form: FormCall }, w: Words) =>
    `${w.field(field)} is the only field of ${w.form(form)}, which needs one.`,
  fieldRemoved: ({ field, form }: { field: FieldCall; form: FormCall }, w: Words) =>
    `The field ${w.field(field)} is taken out of ${w.form(form)}.`,
  onlyChoice: (
    { choice, field }: { choice: FieldCall; field: FieldCall; form: FormCall },
    w: Words,
  ) => `${w.field(choice)} is the only choice of the field ${w.field(field)}, which needs one.`,
  choiceRemoved: (
    { choice, field, form }: { choice: FieldCall; field: FieldCall; form: FormCall },
    w: Words,
  ) =>
    `The choice ${w.field(choice)} is taken out of the field ${w.field(field)} of ${w.form(form)}.`,
  noOtherForm: ({ form }: { form: string }) =>
    `There is no other form "${form}" in pages/_site.json.`,
  formAnswersGo: ({ to }: { to: string }) =>
    `What is still sent to it from open pages arrives by "${to}".`,

  noSuchChoice: ({
    field,
    name,
    near,
    names,
  }: {
    field: string
    name: string
    near: string | undefined
    names: readonly string[]
  }) =>
    `There is no choice of the field "${field}" with the value "${name}".${namesOrMeant(name, near, names)}`,
  dialogRenamed: ({
    from,
    to,
    moves,
  }: {
    from: string
    to: string
    title: string
    address: string
    moves: readonly Redirect[]
  }) =>
    `The dialog "${from}" becomes "${to}": ${moves.map((move) => `${move.from} → ${move.to}`).join(', ')}.`,
  fieldRenamed: ({
    choiceOf,
    field,
    form,
    to,
    files,
  }: About & {
    field: FieldCall
    form: FormCall
    to: string
    files: readonly string[]
  }) =>
    `The ${noun({ choiceOf })} "${field.name}"${ofField({ choiceOf })} of the form "${form.name}" becomes "${to}": ${files.join(', ')}.`,
  oldNameArrives: ({ from, to }: { from: string; to: string }) =>
    `What is sent from open pages arrives as "${to}", and leads stored with "${from}" are shown so: "formerly" says it. Take it out if nothing was ever published with "${from}".`,
  formIdStays: () =>
    'Its id at the form service stays, so that what is sent from open pages arrives, and leads stored under the old name are its own.',
  formRemoved: ({ form }: { form: string }) =>
    `The form "${form}" is removed from pages/_site.json; leads that it has brought stay where they are.`,
  formAnswersRefused: () =>
    'What is still sent to it from open pages is refused; who sends it keeps what was typed, and is offered to write an e-mail. --to would let it arrive.',
  formUsesFollow: ({ to, places }: { to: string; places: readonly Place[] }, w: Words) =>
    `What went by it goes by "${to}" now in ${w.places(places)}.`,
  dialogRemoved: ({ id, files }: { id: string; title: string; files: readonly string[] }) =>
    `The dialog "${id}" is removed: ${files.join(', ')}.`,
  dialogReplaced: (
    { to, places }: { to: string; title: string; places: readonly Place[] },
    w: Words,
  ) => `What opened it opens "${to}" now in ${w.places(places)}.`,
  presetsOfDialogRemoved: ({ places }: { places: readonly Place[] }, w: Words) =>
    `What was asked of it, or filled in for it in advance, is taken out in ${w.places(places)}.`,
  presetsFollow: ({ field, places }: { field: FieldCall; places: readonly Place[] }, w: Words) =>
    `What filled it in fills in ${w.field(field)} now in ${w.places(places)}.`,
  presetsOfFieldRemoved: ({ places }: { places: readonly Place[] }, w: Words) =>
    `What was filled in for it in advance, or asked of pages, is taken out in ${w.places(places)}.`,
  fieldAnswersStay: () =>
    'What is still sent under its name from open pages is kept beside the enquiry; leads that have it stay as they are.',
  choiceAskedAgain: () =>
    'Who still chooses it on an open page is asked to choose again, with all else kept; leads that have it stay as they are.',
}
