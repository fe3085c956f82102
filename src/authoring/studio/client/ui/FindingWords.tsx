import { useNames, useStudioState } from '../store/useStudio.ts'
import { findingInWords } from './findingInWords.ts'
import { Words } from './Words.tsx'

/** What lint says, as authors know the site. */
export const FindingWords = ({ children }: { readonly children: string }) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  const facts = useNames()?.facts
  return (
    <Words>
      {findingInWords(
        children,
        documents ?? [],
        (name) => facts?.find((fact) => fact.name === name)?.label,
      )}
    </Words>
  )
}
