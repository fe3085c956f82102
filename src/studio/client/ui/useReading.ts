import { useMemo } from 'react'
import { asRead } from '../../../model/asRead.ts'
import { saidBy, useFacts } from '../page/useFacts.ts'

/** How words of documents are read: for names and headings, which are texts. */
export const useReading = (): ((text: string) => string) => {
  const facts = useFacts()
  return useMemo(() => (text) => asRead(text, saidBy(facts)), [facts])
}
