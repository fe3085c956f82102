import { useStudio } from '../store/useStudio.ts'
import { type Edit, useForm } from './formContext.ts'

/** Changes values of the form's document. */
export const useEdit = (): Edit => {
  const studio = useStudio()
  const { file, about, edit } = useForm()
  if (edit) return edit
  const label = (title: string) => (about ? `${title} of ${about}` : title)
  const typing = (pointer: string, isTyping = false) => (isTyping ? { typing: `${file}${pointer}` } : {})
  return {
    set: (pointer, value, title, isTyping, along = []) =>
      studio.send({ label: label(title), edits: [{ kind: 'set', file, pointer, value }, ...along], ...typing(pointer, isTyping) }),
    remove: (pointer, title, isTyping) => studio.send({ label: label(title), edits: [{ kind: 'remove', file, pointer }], ...typing(pointer, isTyping) }),
  }
}
