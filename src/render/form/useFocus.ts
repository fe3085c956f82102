import { type RefObject, useEffect, useRef } from 'react'
import { focusWrong } from './focusWrong.ts'

type Try = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly name: string
  /** The names of the fields that are wrong, in order. */
  readonly wrong: readonly string[]
  /** How often it was tried without success. */
  readonly attempts: number
  readonly sending: boolean
}

/** Leads the focus: after a try that failed to what is wrong, and back to the submit button, which loses it while it is disabled. */
export const useFocus = ({ form, name, wrong, attempts, sending }: Try): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a try, and then only; while the errors change, the focus stays where the visitor is
  useEffect(() => {
    if (attempts > 0) focusWrong(form.current, name, wrong)
  }, [attempts])

  const wasSending = useRef(false)
  useEffect(() => {
    const isLost =
      document.activeElement === document.body ||
      document.activeElement instanceof HTMLDialogElement
    if (wasSending.current && !sending && isLost)
      [...(form.current?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])].at(-1)?.focus()
    wasSending.current = sending
  }, [form, sending])
}
