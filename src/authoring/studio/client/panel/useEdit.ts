import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { useStudio } from '../store/useStudio.ts'
import { settingEdit } from '../store/valueAfter.ts'
import { type Edit, useForm } from './formContext.ts'
import { stepLabel } from './stepLabel.ts'

/** Changes values of the form's document. */
export const useEdit = (): Edit => {
  const studio = useStudio()
  const { file, about, edit } = useForm()
  if (edit) return edit
  const send = (title: string, edits: readonly DocumentEdit[], pointer: string, isTyping = false) =>
    studio.send({
      label: stepLabel(title, about(edits)),
      edits,
      ...(isTyping ? { typing: `${file}${pointer}` } : {}),
    })
  return {
    set: (pointer, value, title, isTyping, along = []) =>
      send(
        title,
        [settingEdit(studio.getState().documents.get(file)?.value, file, pointer, value), ...along],
        pointer,
        isTyping,
      ),
    remove: (pointer, title, isTyping) => {
      const pointers = [pointer].flat()
      send(
        title,
        pointers.map((one) => ({ kind: 'remove', file, pointer: one })),
        pointers.join(' '),
        isTyping,
      )
    },
  }
}
