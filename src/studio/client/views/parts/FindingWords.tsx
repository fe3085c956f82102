import { useStudioState } from '../../store/useStudio.ts'
import { findingInWords } from './findingInWords.ts'

/** What lint says, as authors know the site. */
export const FindingWords = ({ children }: { readonly children: string }) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  return findingInWords(children, documents ?? [])
}
