import { linkAddress } from '../text/inline.ts'
import { prompted } from '../text/unfinished.ts'
import { type Lookup, reference } from './interpolate.ts'

const link = new RegExp(String.raw`\[([^\][]+)\]\(${linkAddress}\)`, 'g')
const linkEnd = new RegExp(String.raw`^\]\((${linkAddress})\)$`)
const marks = new RegExp(String.raw`\*\*|\`|\]\(${linkAddress}\)`, 'g')

/** Words of documents, alone or within a sentence, as visitors read them: figures by what they say, and no signs of marks and links. Pure. */
export const asRead = (text: string, lookup: Lookup): string =>
  prompted(text)
    .replace(
      reference,
      (whole, name: string, format?: string) => lookup(name.trim(), format?.trim()) ?? whole,
    )
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\w*/])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/g, '$1')
    .replace(link, '$1')
    .replace(/`([^`]+)`/g, '$1')

const mark: Readonly<Record<string, string>> = { '**': 'bold', '*': 'emphasis', '`': 'code' }

/**
 * A run of a text of which some words are new or gone, as visitors read it: signs of marks that stand in both go, those that are new or gone are told. Pure.
 */
export const runAsRead = (text: string, isChanged: boolean, lookup: Lookup): string => {
  const own = isChanged ? mark[text.trim()] : undefined
  if (own !== undefined) return `(${own})`
  const [, address] = (isChanged && linkEnd.exec(text.trim())) || []
  if (address !== undefined) return ` (to ${address})`
  return asRead(text, lookup)
    .replace(marks, '')
    .replace(/\[(?!\])|(?<!\[)\](?!\()/g, '')
}
