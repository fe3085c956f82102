import { valuesNow } from './valuesNow.ts'

/**
 * Fills fields that are still empty: with presets, or with what was typed before. Works on the DOM alone, so that it
 * holds before and after React has taken the form over (React listens to the events).
 */
export const fillForm = (form: HTMLFormElement, values: URLSearchParams): void => {
  for (const name of new Set(values.keys())) {
    const all = values.getAll(name)
    for (const element of form.elements) {
      if (
        element instanceof HTMLInputElement &&
        element.name === name &&
        /^(?:checkbox|radio)$/.test(element.type)
      ) {
        if (all.includes(element.value) && !element.checked) element.click()
      } else if (isText(element) && element.name === name && element.value === '')
        setValue(element, all[0] ?? '')
    }
  }
}

/** Fills fields as the button asks that opens the form. What another button filled in gives way, what a visitor typed does not. */
export const presetForm = (form: HTMLFormElement, values: URLSearchParams): void => {
  const present = valuesNow(form, values)
  for (const [name, value] of present) {
    const boxes = boxesOf(form, name)
    if (boxes.length > 0) {
      presetBoxes(boxes, present.getAll(name))
      continue
    }
    const element = form.elements.namedItem(name)
    if (!(element instanceof Element) || !isText(element)) continue
    if (element.value !== '' && element.value !== element.dataset['preset']) continue
    element.dataset['preset'] = value
    setValue(element, value)
  }
}

const boxesOf = (form: HTMLFormElement, name: string): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      element.name === name &&
      /^(?:checkbox|radio)$/.test(element.type),
  )

/** Leaves a radio group alone once a visitor has chosen in it, and each checkbox that a visitor ticked. */
const presetBoxes = (boxes: readonly HTMLInputElement[], values: readonly string[]): void => {
  const chosen = boxes.find(({ type, checked }) => type === 'radio' && checked)
  if (chosen && chosen.dataset['preset'] === undefined) return
  for (const box of boxes) {
    const wanted = values.includes(box.value)
    const changes = wanted
      ? !box.checked
      : box.type === 'checkbox' && box.checked && box.dataset['preset'] !== undefined
    if (changes) box.click()
    if (wanted && changes) box.dataset['preset'] = box.value
    else if (!wanted) delete box.dataset['preset']
  }
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isText = (element: Element): element is TextElement =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement &&
    element.tabIndex >= 0 && // not the trap for robots
    !/^(?:hidden|checkbox|radio)$/.test(element.type))

/** React overrides an input's own `value`; the prototype's setter and an event let it notice. */
const setValue = (element: TextElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
    element,
    value,
  )
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
