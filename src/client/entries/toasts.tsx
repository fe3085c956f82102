import '../gooberSheet.ts'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

type Outcome = { readonly title: string; readonly text: string; readonly dismiss: string }

let ready = false

const host = () => {
  if (ready) return
  ready = true
  const element = document.createElement('div')
  document.body.append(element)
  flushSync(() =>
    createRoot(element).render(<SnackbarProvider maxSnack={1} autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />),
  )
}

/** Tells a visitor what became of an enquiry: one at a time, five seconds. Source: CONTRACT, reading 2. */
export const outcomeToast = ({ title, text, dismiss }: Outcome): void => {
  host()
  enqueueSnackbar(
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>,
    {
      action: (key) => (
        <button type="button" onClick={() => closeSnackbar(key)}>
          {dismiss}
        </button>
      ),
    },
  )
}
