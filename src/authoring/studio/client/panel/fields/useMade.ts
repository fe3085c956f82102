import { useRef } from 'react'
import { roleOf } from '../../../../../core/document/roleOf.ts'
import type { DocumentEdit } from '../../../../../core/edits/change.ts'
import { useDocument } from '../../store/useStudio.ts'
import { isOfCopied, noteCopied } from '../copiedFields.ts'
import { useForm } from '../formContext.ts'
import { madeOf } from '../madeBeside.ts'
import type { FieldProps } from './FieldProps.ts'

/** While a new entry gets its label, what is made of it follows each key. */
export const useMade = ({
  made,
  pointer,
}: Pick<FieldProps, 'made' | 'pointer'>): ((label: string) => readonly DocumentEdit[]) => {
  const { file } = useForm()
  const document = useDocument(file)
  /** What was made here last: one that somebody has written otherwise is theirs. */
  const last = useRef<string>(undefined)
  return (text) => {
    const isCopy = isOfCopied(document?.value, file, pointer.replace(/\/[^/]*$/, ''))
    const edit =
      made && madeOf(document?.value, { file, pointer, text }, made, last.current, isCopy)
    if (!edit) return []
    if (isCopy && roleOf(made.schema) === 'fieldName') noteCopied(file, edit.value)
    last.current = edit.value
    return [edit]
  }
}
