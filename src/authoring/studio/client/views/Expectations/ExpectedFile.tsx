import { checksSchema, expectation } from '../../../../../core/document/checks.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { escapeKey } from '../../../../../core/model/schema/path.ts'
import { DocumentForm } from '../../panel/DocumentForm.tsx'
import { Field } from '../../panel/fields/Field.tsx'
import { useSiteKit } from '../../store/useSiteKit.ts'
import { useDocument, usePages } from '../../store/useStudio.ts'

/** Where the expectations on a page stand in their document. */
export const pointerOfPage = (route: string): string => `/pages/${escapeKey(route)}`

/** One document of expectations: those on header and footer, and on each page that it names. */
export const ExpectedFile = ({ file }: { readonly file: string }) => {
  const kit = useSiteKit()
  const document = useDocument(file)?.value
  const pages = usePages()
  if (!kit || !isObject(document)) return null
  const asked = isObject(document['pages']) ? Object.entries(document['pages']) : []
  const titleOf = (route: string) => pages.find((page) => page.route === route)?.title
  return (
    <DocumentForm kit={kit} file={file} about="in “What pages must say”" isPlain>
      {document['frame'] === undefined ? null : (
        <section className="view-group expected">
          <Field
            schema={checksSchema.properties.frame}
            pointer="/frame"
            value={document['frame']}
            isOptional
          />
        </section>
      )}
      {asked.map(([route, value]) => (
        <section className="view-group expected" key={route}>
          <Field
            schema={{
              type: 'array',
              items: expectation,
              title: titleOf(route) === undefined ? route : `${titleOf(route)} (${route})`,
            }}
            pointer={pointerOfPage(route)}
            value={value}
            isOptional
          />
        </section>
      ))}
    </DocumentForm>
  )
}
