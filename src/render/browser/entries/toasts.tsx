import '../gooberSheet.ts'
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
} from 'notistack'
import { type Ref, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** How long the outcome of an enquiry is shown, in milliseconds. */
const life = 5000

type ToastContent = { readonly title: string; readonly text: string; readonly dismiss: string }

const host =
  document.querySelector('.toasts') ?? document.body.appendChild(document.createElement('div'))

type Props = CustomContentProps & {
  readonly words?: ToastContent
  readonly ref?: Ref<HTMLDivElement>
}

/** The loader looks after every toast, also after this one: src/render/browser/toast.ts. It may come later. */
const Toast = ({ id, words, ref }: Props) => {
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = () => closeSnackbar(id)
    const isAttended = () => toast.current?.onpointerenter // the loader sets it
    const report = () =>
      isAttended() ||
      toast.current?.dispatchEvent(
        new CustomEvent('toast', { bubbles: true, detail: { life, close } }),
      )
    /** As the loader does it: an open dialog or menu closes first. */
    const dismiss = ({ key }: KeyboardEvent) =>
      key === 'Escape' &&
      !isAttended() &&
      !document.querySelector('dialog:modal, :is(:popover-open)') &&
      close()
    const timer = setInterval(report, 500)
    report()
    addEventListener('keydown', dismiss)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', dismiss)
    }
  }, [id])
  return (
    <div ref={ref}>
      <div className="toast" ref={toast}>
        <strong>{words?.title}</strong>
        <p>{words?.text}</p>
        <button
          type="button"
          className="toast-close"
          aria-label={words?.dismiss}
          onClick={() => closeSnackbar(id)}
        >
          ×
        </button>
      </div>
    </div>
  )
}

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

let ready = false

const mount = () => {
  if (ready) return
  ready = true
  const element = document.createElement('div')
  host.append(element)
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <SnackbarProvider
        maxSnack={1}
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transitionDuration={isStill ? 0 : { enter: 200, exit: 150 }}
        Components={{ default: Toast }}
      />,
    ),
  )
}

/** Tells a visitor what became of an enquiry: one at a time. */
export const showToast = (words: ToastContent): void => {
  mount()
  // The provider hands what it doesn't know on to the component.
  // Not under notistack's own name `content`: that replaces the whole toast.
  enqueueSnackbar(words.title, { words } as object)
}
