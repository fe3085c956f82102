import { useStudio } from '../../store/useStudio.ts'
import { useEdit } from '../useEdit.ts'

/** Takes a value of several parts out, and says so with the way back. */
export const useRemove = ({
  pointer,
  title,
}: {
  readonly pointer: string
  readonly title: string
}): (() => void) => {
  const edit = useEdit()
  const studio = useStudio()
  return () => {
    edit.remove(pointer, title)
    studio.notify(`Removed ${title}.`, 'done', true)
  }
}
