import { useStudio } from '../../store/useStudio.ts'
import { SignButton } from '../../ui/SignButton.tsx'
import { useEdit } from '../useEdit.ts'

/** Takes a value of several parts out, and says so with the way back. */
export const RemoveTool = ({ pointer, title }: { readonly pointer: string; readonly title: string }) => {
  const edit = useEdit()
  const studio = useStudio()
  const remove = () => {
    edit.remove(pointer, title)
    studio.say(`Removed ${title}.`, 'done', true)
  }
  return <SignButton size="1" sign="bin" name={`Remove ${title}`} onClick={remove} />
}
