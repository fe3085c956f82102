import { Link } from 'react-router-dom'
import { useDialogs } from '../store/useDialogs.ts'

/** Leads from a button to the dialog that it opens; nothing where there is no such dialog. */
export const EditDialog = ({ id, file }: { readonly id: string; readonly file: string }) => {
  const dialog = useDialogs(file).find((one) => one.id === id)
  return dialog ? (
    <Link
      className="edit-dialog"
      title={`Edit the form “${dialog.title}”`}
      to={`/_site/dialogs/${id}`}
    >
      Edit the form “{dialog.title}” …
    </Link>
  ) : null
}
