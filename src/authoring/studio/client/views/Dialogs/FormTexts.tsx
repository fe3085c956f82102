import { Link } from 'react-router-dom'
import { blockOf } from '../../../../../core/kit/blockOf.ts'
import { DocumentForm } from '../../panel/DocumentForm.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { useSiteKit } from '../../store/useSiteKit.ts'
import type { ShownForm } from './formsOf.ts'

/** What a form says before, while and after it is sent; its fields are written on the dialog itself. */
export const FormTexts = ({ file, form }: { file: string; form: ShownForm }) => {
  const kit = useSiteKit()
  const schema = kit && blockOf(kit, form.type).schema
  if (!kit || !schema) return null
  return (
    <DocumentForm kit={kit} file={file} about="the form">
      <div className="site-fields">
        <Fields
          schema={schema}
          pointer={form.pointer}
          value={form.value}
          without={['fields', 'name', 'formType']}
        />
        <p className="studio-quiet">
          What is said when a field is wrong or an answer can’t be sent is the same in all forms:{' '}
          <Link className="view-link" to="/_site/words">
            Words
          </Link>
          .
        </p>
      </div>
    </DocumentForm>
  )
}
