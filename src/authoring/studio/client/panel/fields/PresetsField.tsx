import { isObject } from '../../../../../core/document/isObject.ts'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useDocument } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { PresetInputs } from './PresetInputs.tsx'

/** What a button fills into its dialog in advance. */
export const PresetsField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { file } = useForm()
  const title = titleOf(schema)
  const enclosing = valueAt(useDocument(file)?.value, keysOf(pointer).slice(0, -1))
  const id = isObject(enclosing) ? enclosing['dialog'] : undefined
  const dialog = useDialogs(file).find((known) => known.id === id)
  const clear = () => edit.remove(pointer, title)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }} as="group">
      {() =>
        dialog === undefined ? (
          <p className="panel-says">Choose a form first.</p>
        ) : (
          <PresetInputs
            {...{ dialog, pointer, value, title }}
            begin={(answers) => edit.set(pointer, answers, title)}
            clear={isOptional ? clear : undefined}
          />
        )
      }
    </FieldLayout>
  )
}
