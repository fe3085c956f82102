import { useMemo } from 'react'
import { asRead } from '../../../../core/model/figures/asRead.ts'
import { saidBy, useFacts } from '../store/useFacts.ts'
import { useNames } from '../store/useStudio.ts'

/** How words of documents are read: for names and headings, which are texts. Until it is known what figures say, an ellipsis stands for them. */
export const useReading = (): ((text: string) => string) => {
  const facts = useFacts()
  const isKnown = useNames() !== undefined
  return useMemo(
    () => (text) => asRead(text, isKnown ? saidBy(facts) : () => '…'),
    [facts, isKnown],
  )
}
