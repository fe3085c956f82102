import { useState } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { languageSchema } from '../../../../../core/document/language.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import type { SiteLanguage } from '../../../../../core/kit/Site.ts'
import type { Section } from '../../../protocol/sections.ts'
import { DocumentForm } from '../../panel/DocumentForm.tsx'
import { Field } from '../../panel/fields/Field.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { type Edit, FormContext, useForm } from '../../panel/formContext.ts'
import { kindOf, propertiesOf } from '../../panel/kindOf.ts'
import { useDocument, useStudio, useStudioState } from '../../store/useStudio.ts'
import { Words } from '../../ui/Words.tsx'
import { keysOfLanguages, languageFile } from './languageForms.ts'
import { WholePart } from './WholePart.tsx'
import { WordsForm } from './WordsForm.tsx'

const properties = propertiesOf(languageSchema)
const announcement = 'announcement'

type Json = Readonly<Record<string, unknown>>
type FormProps = {
  readonly kit: SchemaKit
  readonly section: Section
  readonly language: SiteLanguage
  readonly settings: Json
}
type OwnProps = FormProps & { readonly document: unknown; readonly value: Json }

/** The announcement in a language that had none when this was opened: the first word of it brings the name and the days of the main language's along. */
const FirstWords = ({ language, settings, document, value }: OwnProps) => {
  const studio = useStudio()
  const form = useForm()
  const file = languageFile(language)
  const main = isObject(settings[announcement]) ? settings[announcement] : {}
  const own = isObject(value[announcement]) ? value[announcement] : undefined
  const first: Edit = {
    set: (pointer, text, title) => {
      const whole = { ...main, text }
      const $schema = `../${String(settings['$schema']).replace(/[^/]*$/, 'language.schema.json')}`
      const edit =
        document === undefined
          ? { pointer: '', value: { $schema, [announcement]: whole } }
          : { pointer: `/${announcement}`, value: whole }
      studio.send({
        label: `${title} in ${language.name}`,
        edits: [{ kind: 'set', file, ...edit }],
        typing: file + pointer,
      })
    },
    remove: () => undefined,
  }
  return (
    <>
      <p>
        {own
          ? 'It stands'
          : `Who reads the pages in ${language.name} does not see this announcement until it is written here: it stands`}{' '}
        there as long as in the main language, which says: “
        <bdi>
          <Words>{String(main['text'] ?? '')}</Words>
        </bdi>
        ”
      </p>
      <FormContext value={own ? form : { ...form, edit: first }}>
        <Field
          schema={propertiesOf(properties[announcement] ?? {})['text'] ?? {}}
          pointer={`/${announcement}/text`}
          value={own?.['text']}
          isOptional={false}
        />
      </FormContext>
    </>
  )
}

const Own = (props: OwnProps) => {
  const { kit, section, language, settings, document, value } = props
  const keys = keysOfLanguages(section)
  // It stays the same field while its first word is typed.
  const isMissing =
    keys.includes(announcement) &&
    value[announcement] === undefined &&
    isObject(settings[announcement])
  const [isFirst, setFirst] = useState(isMissing)
  if (isMissing && !isFirst) setFirst(true) // it was taken out
  if (isFirst) return <FirstWords {...props} />
  const there = keys.filter((key) => value[key] !== undefined || key === 'words')
  const part = (key: string) => {
    const schema: Schema = properties[key] ?? {}
    if (key === 'words') return <WordsForm key={key} schema={schema} value={value[key]} />
    const isAlone =
      keys.length === 1 && isObject(value[key]) && kindOf(schema, kit.choices) === 'object'
    if (isAlone)
      return <WholePart key={key} name={key} schema={schema} value={value[key]} isOptional />
    return <Field key={key} schema={schema} pointer={`/${key}`} value={value[key]} isOptional />
  }
  return (
    <>
      {there.map(part)}
      {document ? (
        <Fields
          schema={languageSchema}
          pointer=""
          value={value}
          without={Object.keys(properties).filter(
            (key) => !keys.includes(key) || there.includes(key),
          )}
        />
      ) : null}
      {there.length > 0 ? null : (
        <p className="studio-quiet">
          Nothing of this is written in {language.name}: visitors get what can be made of the names
          of its pages, or nothing.
        </p>
      )}
    </>
  )
}

/** A part of the settings as a further language says it: what is not written there is as in the main one, or left out. */
export const LanguageForm = (props: FormProps) => {
  const { kit, section, language } = props
  const file = languageFile(language)
  const isThere = useStudioState(
    ({ overview }) => overview?.documents.some(({ path }) => path === file) ?? false,
  )
  const document = useDocument(isThere ? file : undefined)
  if (isThere && !document) return null
  return (
    <DocumentForm kit={kit} file={file} about={`in “${section.title}” in ${language.name}`}>
      <div className="site-fields">
        <Own
          {...props}
          document={document}
          value={isObject(document?.value) ? document.value : {}}
        />
      </div>
    </DocumentForm>
  )
}
