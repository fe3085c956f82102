import { type Fact, factSchema } from '../../../../../core/document/facts.ts'
import { DocumentForm } from '../../panel/DocumentForm.tsx'
import { Fields } from '../../panel/fields/Fields.tsx'
import { useSiteKit } from '../../store/useSiteKit.ts'

const schema = {
  type: 'object',
  properties: { differsFrom: factSchema.properties.differsFrom },
} as const

/** Other figures that say something else on purpose; what is written here is saved at once. */
export const FactDifferences = ({ name, fact }: { name: string; fact: Partial<Fact> }) => {
  const kit = useSiteKit()
  if (!kit) return null
  return (
    <DocumentForm kit={kit} file="pages/_facts.json" about={fact.label ?? name}>
      <div className="fact-differences">
        <Fields schema={schema} pointer={`/facts/${name}`} value={fact} />
      </div>
    </DocumentForm>
  )
}
