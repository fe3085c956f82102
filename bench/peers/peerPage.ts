import { Parser } from 'htmlparser2'

/** A run of words, with where it leads. */
type Run = { text: string; readonly href?: string }
/** An element of words, in the order of the page. */
type Part = { readonly tag: string; readonly runs: Run[] }

/** A page as other builders are given it: its words and links, and nothing of how they look here. */
export type PeerPage = {
  readonly title: string
  readonly description: string
  readonly header: readonly Part[]
  readonly parts: readonly Part[]
  readonly footer: readonly Part[]
}

const words = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'td', 'th', 'figcaption', 'summary'])
const unread = new Set(['script', 'style', 'template', 'svg', 'form', 'noscript'])

/** Reads a built page. What stands in no element of words is a paragraph. */
export const peerPage = (html: string): PeerPage => {
  const read = { title: '', description: '', header: [] as Part[], main: [] as Part[], footer: [] as Part[] }
  const open: string[] = []
  let place: 'header' | 'main' | 'footer' | undefined
  let part: Part | undefined
  let href: string | undefined
  let skipped = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name)
      if (unread.has(name)) skipped += 1
      if (name === 'meta' && attributes['name'] === 'description') read.description = attributes['content'] ?? ''
      if (name === 'header' || name === 'main' || name === 'footer') place ??= name
      if (name === 'a') href = attributes['href']
      if (words.has(name)) part = undefined
    },
    ontext: (text) => {
      if (open.at(-1) === 'title' && skipped === 0 && !place) read.title += text
      if (!place || skipped > 0 || text.trim() === '') return
      const tag = open.findLast((name) => words.has(name)) ?? 'p'
      if (part?.tag !== tag) {
        part = { tag, runs: [] }
        read[place].push(part)
      }
      const last = part.runs.at(-1) // a text comes in pieces, one for each character reference
      if (last && last.href === href) last.text += text
      else part.runs.push(href === undefined ? { text } : { text, href })
    },
    onclosetag: (name) => {
      open.pop()
      if (unread.has(name)) skipped -= 1
      if (name === 'a') href = undefined
      if (words.has(name) || name === place) part = undefined
      if (name === place) place = undefined
    },
  })
  parser.end(html)
  return { title: read.title, description: read.description, header: read.header, parts: read.main, footer: read.footer }
}
