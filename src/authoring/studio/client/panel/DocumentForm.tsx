import { type ReactNode, useMemo } from 'react'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { useFindings, useLacking, useStudioState } from '../store/useStudio.ts'
import { Field } from './fields/Field.tsx'
import { Fields } from './fields/Fields.tsx'
import { findingsByPointer } from './findingsByPointer.ts'
import { FormContext, type FormState } from './formContext.ts'

/** What draws the values of every form. */
export const formParts = { Field, Fields }

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly route?: string | undefined
  /** As in `FormState`; a function must stay the same one. */
  readonly about: string | FormState['about']
  readonly isPlain?: boolean
  readonly children: ReactNode
}

/** A form over a document, for fields at any place of it. */
export const DocumentForm = ({ kit, file, route, about, isPlain = false, children }: Props) => {
  const found = useFindings(file)
  const lacking = useLacking(file)
  const at = useStudioState(({ chosen, chosenBy }) =>
    chosenBy !== 'panel' && chosen?.file === file ? chosen.pointer : undefined,
  )
  const form: FormState = useMemo(
    () => ({
      kit,
      parts: formParts,
      file,
      route,
      about: typeof about === 'string' ? () => about : about,
      findings: findingsByPointer(found, lacking),
      at,
      isPlain,
    }),
    [kit, file, route, about, found, lacking, at, isPlain],
  )
  return <FormContext value={form}>{children}</FormContext>
}
