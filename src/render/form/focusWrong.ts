import { fieldId } from './FieldRow.tsx'

/** After a try that failed, the focus goes to the first wrong field; where none is, to what can be done about the failure. */
export const focusWrong = (
  form: HTMLFormElement | null,
  name: string,
  wrong: readonly string[],
): void => {
  const [first] = wrong
  const failure = form?.querySelector<HTMLElement>('[role=alert] :is(button, a)')
  if (first !== undefined) document.getElementById(fieldId(name, first))?.focus()
  else failure?.focus()
}
