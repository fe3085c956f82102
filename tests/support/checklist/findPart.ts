import type { Element } from 'happy-dom'
import { holds, plain } from './plain.ts'
import { textOf } from './textOf.ts'

const headings = 'h1, h2, h3, h4, legend'

/** What a heading stands over: its section where it is the first heading in it, else the card, step or answer it stands in. */
const partOf = (heading: Element, within: Element): Element => {
  const section = heading.closest('section')
  if (section && section !== within && section.querySelector(headings) === heading) return section
  return heading.closest('article, li, details, aside, fieldset') ?? heading.parentElement ?? within
}

/** The part of a page under a heading that is this text or, failing that, holds it; undefined where there is none. */
export const findPart = (within: Element, heading: string): Element | undefined => {
  const all = [...within.querySelectorAll(headings)]
  const found = all.find((one) => plain(textOf(one)) === plain(heading)) ?? all.find((one) => holds(textOf(one), heading))
  return found && partOf(found, within)
}

/** All headings of a part, for messages. */
export const headingsIn = (part: Element): string[] => [...part.querySelectorAll(headings)].map(textOf)
