import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { siteSchema } from '../../../../../core/document/site.ts'
import type { DocumentEdit } from '../../../../../core/edits/change.ts'
import { keysIn, type Section } from '../../../protocol/sections.ts'
import { DocumentForm } from '../../panel/DocumentForm.tsx'
import { Field } from '../../panel/fields/Field.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { kindOf, propertiesOf } from '../../panel/kindOf.ts'
import { calledAround } from '../../panel/stepLabel.ts'
import { useToField } from '../../panel/useToField.ts'
import { useSiteKit } from '../../store/useSiteKit.ts'
import { useDocument, useStudio } from '../../store/useStudio.ts'
import { valueAfter } from '../../store/valueAfter.ts'
import { useReading } from '../../ui/useReading.ts'
import { FormIds } from '../Dialogs/FormIds.tsx'
import { LanguageForm } from './LanguageForm.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { LookSample } from './LookSample.tsx'
import { furtherLanguages, keysOfLanguages } from './languageForms.ts'
import { WholePart } from './WholePart.tsx'
import { WordsForm } from './WordsForm.tsx'

const file = 'pages/_site.json'
const properties = propertiesOf(siteSchema)

type PartProps = { readonly name: string; readonly value: unknown; readonly isAlone: boolean }

/** One key of the settings: what has a form of its own, and all else by its schema. */
const Part = ({
  name,
  value,
  isAlone,
  choices,
}: PartProps & { readonly choices: Parameters<typeof kindOf>[1] }) => {
  const schema: Schema = properties[name] ?? {}
  const isOptional = !(siteSchema.required as readonly string[]).includes(name)
  if (name === 'words') return <WordsForm schema={schema} value={value} />
  if (name === 'forms') return <FormIds value={value} />
  if (isAlone && isObject(value) && kindOf(schema, choices) === 'object')
    return <WholePart {...{ name, schema, value, isOptional }} />
  return <Field schema={schema} pointer={`/${name}`} value={value} isOptional={isOptional} />
}

/** A part of the settings as a form by its schema; what is written there is saved at once. */
export const SectionForm = ({ section }: { section: Section }) => {
  const kit = useSiteKit()
  const document = useDocument(file)
  const [query] = useSearchParams()
  useToField(file, '.site-form')
  const studio = useStudio()
  const read = useReading()
  const about = useCallback(
    (edits: readonly DocumentEdit[]) => {
      const [first] = edits
      const after = valueAfter(studio.getState().documents.get(file)?.value, file, edits)
      const call =
        kit && first ? calledAround(kit.choices, after, siteSchema, first.pointer) : undefined
      return `${call === undefined ? '' : `“${read(call)}” `}in “${section.title}”`
    },
    [studio, read, kit, section.title],
  )
  if (!kit || !document || !isObject(document.value)) return null
  const { value } = document
  const languages = keysOfLanguages(section).length > 0 ? furtherLanguages(value) : []
  const language = languages.find(({ tag }) => tag === query.get('in'))
  const tabs =
    languages.length > 0 ? (
      <LanguageTabs section={section} languages={languages} at={language} settings={value} />
    ) : null
  if (language)
    return (
      <div className="site-form">
        {tabs}
        <LanguageForm
          key={language.tag}
          kit={kit}
          section={section}
          language={language}
          settings={value}
        />
      </div>
    )
  const keys = keysIn(section, Object.keys(properties))
  const there = keys.filter((key) => value[key] !== undefined || key === 'words')
  return (
    <div className="site-form" data-look={section.id === 'theme'}>
      {tabs}
      <DocumentForm kit={kit} file={file} about={about}>
        <div className="site-fields">
          {there.map((key) => (
            <Part
              key={key}
              name={key}
              value={value[key]}
              isAlone={keys.length === 1}
              choices={kit.choices}
            />
          ))}
          <Fields
            schema={siteSchema}
            pointer=""
            value={value}
            without={Object.keys(properties).filter(
              (key) => !keys.includes(key) || there.includes(key),
            )}
          />
        </div>
      </DocumentForm>
      {section.id === 'theme' ? <LookSample theme={JSON.stringify(value['theme'])} /> : null}
    </div>
  )
}
