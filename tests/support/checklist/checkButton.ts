import type { Document, Element } from 'happy-dom'
import type { Item } from './item.ts'
import { holds } from './plain.ts'
import { labelOf } from './textOf.ts'

type Preset = Readonly<Record<string, string>>

/** What a dialog has filled in when a button has opened it: the button's own preset, then the page's where a field is still empty. */
const presetOf = (button: Element, dialog: string, document: Document): Preset => {
  const ofPages = JSON.parse(document.querySelector('main')?.getAttribute('data-presets') ?? '{}') as Record<string, Preset> // written by src/page/Page.tsx
  return { ...ofPages[dialog], ...Object.fromEntries(new URLSearchParams(button.getAttribute('data-preset') ?? '')) }
}

/** A message holds the phrase; a choice is exactly the value; and what the item does not name is not chosen. */
const fits = (wanted: Preset, given: Preset): boolean =>
  Object.entries(wanted).every(([name, value]) => (name === 'message' ? holds(given[name] ?? '', value) : given[name] === value)) &&
  Object.keys(given).every((name) => name === 'message' || name in wanted)

/** Checks what a button opens and presets. Gives what is amiss, or undefined. */
export const checkButton = ({ button, dialog, preset }: Item, part: Element, document: Document): string | undefined => {
  if (button === undefined) return undefined
  const all = [...part.querySelectorAll('a, button')]
  const named = all.filter((one) => labelOf(one) === button)
  if (named.length === 0) return `no button says "${button}"; there are ${all.map((one) => `"${labelOf(one)}"`).join(', ')}`
  if (dialog === undefined) return undefined
  const wrong = named.find((one) => one.getAttribute('aria-haspopup') !== 'dialog' || one.getAttribute('href') !== `/enquire/${dialog}`)
  if (wrong) return `"${button}" opens ${wrong.getAttribute('href') ?? 'nothing'}, not the dialog ${dialog}`
  const given = named.map((one) => presetOf(one, dialog, document))
  if (preset === undefined || given.some((one) => fits(preset, one))) return undefined
  return `"${button}" presets ${given.map((one) => JSON.stringify(one)).join(' and ')}, not ${JSON.stringify(preset)}`
}

/** Checks that every button whose label fits a pattern opens the dialog. Gives what is amiss, or undefined. */
export const checkLabels = ({ labels, dialog }: Item, part: Element): string | undefined => {
  if (labels === undefined) return undefined
  const pattern = new RegExp(labels, 'i')
  const wrong = [...part.querySelectorAll('a[aria-haspopup]')].filter((one) => pattern.test(labelOf(one)) && one.getAttribute('href') !== `/enquire/${dialog}`)
  return wrong.length === 0 ? undefined : wrong.map((one) => `"${labelOf(one)}" opens ${one.getAttribute('href')}, not the dialog ${dialog}`).join('; ')
}
