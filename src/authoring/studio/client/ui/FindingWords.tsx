import { useMemo } from 'react'
import type { Said } from '../../../../content/lint/messages/Said.ts'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { useNames, useStudioState } from '../store/useStudio.ts'
import { authorText } from './authorText.ts'
import { Words } from './Words.tsx'

/** Makes texts of what lint says, as authors know the site. */
export const useAuthorText = (): ((message: Said) => string) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  const facts = useNames()?.facts
  const kit = useSiteKit() ?? standardSchemaKit
  return useMemo(
    () =>
      authorText({
        kit,
        documents: documents ?? [],
        labelOf: (name) => facts?.find((fact) => fact.name === name)?.label,
      }),
    [kit, documents, facts],
  )
}

/** What lint says, as authors know the site. */
export const FindingWords = ({ message }: { readonly message: Said }) => (
  <Words>{useAuthorText()(message)}</Words>
)
