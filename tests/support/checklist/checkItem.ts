import type { Document, Element } from 'happy-dom'
import { checkButton, checkLabels } from './checkButton.ts'
import { findPart, headingsIn } from './findPart.ts'
import type { Item } from './item.ts'
import { holds } from './plain.ts'
import { labelOf, textOf } from './textOf.ts'

const list = (value: string | readonly string[] | undefined): readonly string[] => (value === undefined ? [] : typeof value === 'string' ? [value] : value)
const quote = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ')

type Check = (item: Item, part: Element, document: Document) => string | undefined

const checkText: Check = ({ text }, part) => {
  const missing = list(text).filter((phrase) => !holds(textOf(part), phrase))
  return missing.length > 0 ? `the text lacks ${quote(missing)}` : undefined
}

const checkWithout: Check = ({ without }, part) => {
  const found = list(without).filter((phrase) => holds(textOf(part), phrase))
  return found.length > 0 ? `the text has ${quote(found)}` : undefined
}

const checkOrder: Check = ({ order, of }, part) => {
  if (!order) return undefined
  let rest = of === undefined ? textOf(part) : [...part.querySelectorAll(of)].map(textOf).join(' | ')
  for (const phrase of order) {
    const at = rest.toLowerCase().indexOf(phrase.toLowerCase())
    if (at < 0) return `"${phrase}" is missing, or stands too early`
    rest = rest.slice(at + phrase.length)
  }
  return undefined
}

const checkHeading: Check = ({ heading }, part) => {
  const all = headingsIn(part)
  return heading === undefined || all.some((text) => holds(text, heading)) ? undefined : `no heading says "${heading}"; there are ${quote(all)}`
}

const checkCount: Check = ({ count, least, of = 'li', each, attr }, part) => {
  if (count === undefined && least === undefined && !each) return undefined
  const found = [...part.querySelectorAll(of)]
  if (count !== undefined && found.length !== count) return `${found.length} of ${of}, not ${count}`
  if (least !== undefined && found.length < least) return `${found.length} of ${of}, not at least ${least}`
  const said = found.map((one) => (attr === undefined ? textOf(one) : (one.getAttribute(attr) ?? '')))
  const wrong = each?.find((phrase, index) => (attr === undefined ? !holds(said[index] ?? '', phrase) : said[index] !== phrase))
  return wrong === undefined ? undefined : `"${wrong}" is not in its place among ${quote(said.map((text) => text.slice(0, 60)))}`
}

const checkLink: Check = ({ link, href }, part) => {
  if (link === undefined && href === undefined) return undefined
  const all = [...part.querySelectorAll('a[href]')]
  const named = all.filter((one) => link === undefined || [labelOf(one), textOf(one)].includes(link) || textOf(one).startsWith(`${link} `))
  if (named.length === 0) return `no link says "${link}"`
  const missing = list(href).filter((address) => !named.some((one) => one.getAttribute('href') === address))
  return missing.length === 0 ? undefined : `no ${link === undefined ? 'link' : `"${link}"`} leads to ${quote(missing)}`
}

const checkRow: Check = ({ row }, part) => {
  if (!row) return undefined
  const rows = [...part.querySelectorAll('tr')].map((one) => [...one.children].map(textOf))
  const fits = (cells: readonly string[]) => {
    let at = 0
    return row.every((phrase) => {
      while (at < cells.length && !holds(cells[at] ?? '', phrase)) at++
      return at++ < cells.length
    })
  }
  return rows.some(fits) ? undefined : `no row ${row.join(' | ')}; there are ${quote(rows.map((cells) => cells.join(' | ').slice(0, 90)))}`
}

const checkPair: Check = ({ pair }, part) => {
  if (!pair) return undefined
  const pairs = [...part.querySelectorAll('dt')].map((label) => [textOf(label), label.nextElementSibling ? textOf(label.nextElementSibling) : ''] as const)
  return pairs.some(([label, value]) => holds(label, pair[0]) && holds(value, pair[1]))
    ? undefined
    : `no "${pair[0]}: ${pair[1]}"; there are ${quote(pairs.map((one) => one.join(': ')))}`
}

const checkMinutes: Check = ({ minutes }, part) => {
  if (minutes === undefined) return undefined
  if (!holds(textOf(part), `${minutes} min`)) return `the text does not say ${minutes} min`
  const words = textOf(part).split(' ').length
  const least = minutes * 200 * 0.8
  const most = minutes * 230 * 1.2
  return words >= least && words <= most ? undefined : `${words} words; ${minutes} minutes stand for ${least} to ${most}`
}

const checks: readonly Check[] = [
  checkText,
  checkWithout,
  checkOrder,
  checkHeading,
  checkCount,
  checkButton,
  checkLabels,
  checkLink,
  checkRow,
  checkPair,
  checkMinutes,
]

/** Looks for an item on a page. Gives what is amiss in words, or undefined where it is there. */
export const checkItem = (item: Item, document: Document): string | undefined => {
  let part: Element | null = document.querySelector(item.in ?? 'main')
  if (!part) return `there is no ${item.in ?? 'main'}`
  for (const heading of list(item.under)) {
    const found: Element | undefined = findPart(part, heading)
    if (!found) return `no heading says "${heading}"; there are ${quote(headingsIn(part))}`
    part = found
  }
  for (const check of checks) {
    const problem = check(item, part, document)
    if (problem !== undefined) return problem
  }
  return undefined
}
