import { useRef } from 'react'
import type { DocumentEdit } from '../../../../writer/change.ts'
import { useDocument } from '../../store/useStudio.ts'
import { useForm } from '../formContext.ts'
import { madeOf } from '../madeBeside.ts'
import type { FieldProps } from './FieldProps.ts'

/** While a new entry gets its label, what is made of it follows each key. */
export const useMade = ({ made, pointer }: Pick<FieldProps, 'made' | 'pointer'>): ((label: string) => readonly DocumentEdit[]) => {
  const { file } = useForm()
  const document = useDocument(file)
  /** What was made here last: one that somebody has written otherwise is theirs. */
  const last = useRef<string>(undefined)
  return (text) => {
    const edit = made && madeOf(document?.value, { file, pointer, text }, made, last.current)
    if (!edit) return []
    last.current = edit.value
    return [edit]
  }
}
