import { useStudio } from '../store/useStudio.ts'
import { useForm } from './formContext.ts'

export type Edit = {
  /** Another value in this place; several while somebody types are one step. */
  readonly set: (pointer: string, value: unknown, title: string, isTyping?: boolean) => void
  readonly remove: (pointer: string, title: string, isTyping?: boolean) => void
}

/** Changes values of the form's document. */
export const useEdit = (): Edit => {
  const studio = useStudio()
  const { file, about } = useForm()
  const label = (title: string) => (about ? `${title} of ${about}` : title)
  const typing = (pointer: string, isTyping = false) => (isTyping ? { typing: `${file}${pointer}` } : {})
  return {
    set: (pointer, value, title, isTyping) =>
      studio.send({ label: label(title), edits: [{ kind: 'set', file, pointer, value }], ...typing(pointer, isTyping) }),
    remove: (pointer, title, isTyping) => studio.send({ label: label(title), edits: [{ kind: 'remove', file, pointer }], ...typing(pointer, isTyping) }),
  }
}
