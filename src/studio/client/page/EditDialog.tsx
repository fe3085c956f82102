import { Link } from 'react-router-dom'
import { useNames } from '../store/useStudio.ts'

/** Leads from a button to the dialog that it opens; nothing where there is no such dialog. */
export const EditDialog = ({ id }: { id: string }) => {
  const dialog = useNames()?.dialogs.find((one) => one.id === id)
  return dialog ? (
    <Link className="edit-dialog" to={`/_site/dialogs/${id}`}>
      Edit the dialog “{dialog.title}” …
    </Link>
  ) : null
}
