import { documentSchemas } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { placeOf } from '../../../../../core/document/sources.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { DocumentForm } from '../DocumentForm.tsx'
import { Field } from '../fields/Field.tsx'
import { Fields } from '../fields/Fields.tsx'
import { propertiesOf } from '../kindOf.ts'
import { Readiness } from './Readiness.tsx'
import { SharedLook } from './SharedLook.tsx'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly route: string | undefined
  readonly document: unknown
}

/** Of the page as a whole: what others draw in places of their own, and what no author needs. */
const elsewhere = ['$schema', 'silence', 'blocks', 'draft', 'title', 'description', 'kind']

/** The page itself: whether it is ready, how it looks from outside, and what its head says. */
export const PageSettings = ({ kit, file, route, document }: Props) => {
  const listed = useStudioState(({ overview }) =>
    overview?.documents.find(({ path }) => path === file),
  )
  const place = placeOf(file)
  if (!place || !isObject(document)) return null
  const schema = documentSchemas[place.kind]
  const of = propertiesOf(schema)
  const field = (key: string, isOptional: boolean) =>
    of[key] ? (
      <Field schema={of[key]} pointer={`/${key}`} value={document[key]} isOptional={isOptional} />
    ) : null
  return (
    <DocumentForm
      kit={kit}
      file={file}
      route={route}
      about={listed ? `“${nameOfDocument(listed)}”` : 'this page'}
    >
      <section className="settings" aria-labelledby="settings-heading">
        <h2 id="settings-heading">This page</h2>
        <Readiness key={file} kit={kit} file={file} document={document} />
        {field('title', false)}
        {field('description', false)}
        <SharedLook />
        {field('kind', true)}
        <Fields schema={schema} pointer="" value={document} without={elsewhere} />
      </section>
    </DocumentForm>
  )
}
