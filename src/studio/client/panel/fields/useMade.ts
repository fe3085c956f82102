import { useRef } from 'react'
import { isObject } from '../../../../document/isObject.ts'
import { keysOf } from '../../../../model/path.ts'
import type { DocumentEdit } from '../../../../writer/change.ts'
import { useDocument } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { useForm } from '../formContext.ts'
import { isUnnamed, madeOfLabel } from '../madeOfLabel.ts'
import type { FieldProps } from './FieldProps.ts'

/** While a new entry gets its label, what is made of it follows each key. What was there before stays: answers are known by it. */
export const useMade = ({ made, pointer }: Pick<FieldProps, 'made' | 'pointer'>): ((label: string) => readonly DocumentEdit[]) => {
  const { file } = useForm()
  const document = useDocument(file)
  /** What was made here last: one that somebody has written otherwise is theirs. */
  const last = useRef<string>(undefined)
  return (label) => {
    if (!made || !(isUnnamed(made.value) || made.value === last.current)) return []
    const keys = keysOf(pointer).slice(0, -1)
    const list = valueAt(document?.value, keys.slice(0, -1))
    const others = Array.isArray(list) ? (list as readonly unknown[]).filter((_, at) => String(at) !== keys.at(-1)) : []
    const taken = others.flatMap((entry) => (isObject(entry) ? [entry[made.key]] : []))
    const value = madeOfLabel(made.schema, label, taken)
    if (value === undefined || value === made.value) return []
    last.current = value
    return [{ kind: 'set', file, pointer: pointer.replace(/[^/]+$/, made.key), value }]
  }
}
