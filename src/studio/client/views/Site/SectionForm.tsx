import type { Schema } from '../../../../document/documentSchemas.ts'
import { isObject } from '../../../../document/isObject.ts'
import { siteSchema } from '../../../../document/site.ts'
import { DocumentForm } from '../../panel/DocumentForm.tsx'
import { Field } from '../../panel/fields/Field.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { kindOf, propertiesOf } from '../../panel/kindOf.ts'
import { useSiteKit } from '../../panel/useSiteKit.ts'
import { useDocument } from '../../store/useStudio.ts'
import { FormIds } from '../Dialogs/FormIds.tsx'
import { LookSample } from './LookSample.tsx'
import { keysIn, type Section } from './sections.ts'
import { WordsForm } from './WordsForm.tsx'

const file = 'pages/_site.json'
const properties = propertiesOf(siteSchema)

type PartProps = { readonly name: string; readonly value: unknown; readonly isAlone: boolean }

/** One key of the settings: what has a form of its own, and all else by its schema. */
const Part = ({ name, value, isAlone, choices }: PartProps & { readonly choices: Parameters<typeof kindOf>[1] }) => {
  const schema: Schema = properties[name] ?? {}
  const isOptional = !(siteSchema.required as readonly string[]).includes(name)
  if (name === 'words') return <WordsForm schema={schema} value={value} />
  if (name === 'forms') return <FormIds value={value} />
  if (isAlone && isObject(value) && kindOf(schema, choices) === 'object') return <Fields schema={schema} pointer={`/${name}`} value={value} />
  return <Field schema={schema} pointer={`/${name}`} value={value} isOptional={isOptional} />
}

/** A part of the settings as a form by its schema; what is written there is saved at once. */
export const SectionForm = ({ section }: { section: Section }) => {
  const kit = useSiteKit()
  const document = useDocument(file)
  if (!kit || !document || !isObject(document.value)) return null
  const { value } = document
  const keys = keysIn(section, Object.keys(properties))
  const there = keys.filter((key) => value[key] !== undefined || key === 'words')
  return (
    <div className="site-form" data-look={section.id === 'theme'}>
      <DocumentForm kit={kit} file={file} about={section.title}>
        <div className="site-fields">
          {there.map((key) => (
            <Part key={key} name={key} value={value[key]} isAlone={keys.length === 1} choices={kit.choices} />
          ))}
          <Fields schema={siteSchema} pointer="" value={value} without={Object.keys(properties).filter((key) => !keys.includes(key) || there.includes(key))} />
        </div>
      </DocumentForm>
      {section.id === 'theme' ? <LookSample theme={JSON.stringify(value['theme'])} /> : null}
    </div>
  )
}
