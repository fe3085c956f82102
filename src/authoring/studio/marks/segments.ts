import { type Token, tokensOf } from './tokens.ts'

/** A stretch of a page's body from the beginning of one block to that of the next; `block` is its number in the file, none of what stands around the blocks. */
export type Segment = { readonly block: number | undefined; readonly tokens: readonly Token[] }

const blockOf = ({ name, text }: Token): number | undefined => {
  const [, number] = (name !== undefined && / data-block="(\d+)"/.exec(text)) || []
  return number === undefined ? undefined : Number(number)
}

const bodyTag = '</head><body>'

/** Where a page's body begins and ends. */
export const bodyIn = (html: string): { readonly from: number; readonly to: number } => {
  const from = html.indexOf(bodyTag) + bodyTag.length
  return { from, to: html.lastIndexOf('</body>') }
}

/** Takes the body of a drawn page apart into its blocks, in the order of the page. Joined, the tokens are the body. */
export const segmentsOf = (html: string): Segment[] => {
  const { from, to } = bodyIn(html)
  const segments: { block: number | undefined; tokens: Token[] }[] = [
    { block: undefined, tokens: [] },
  ]
  for (const token of tokensOf(html.slice(from, to))) {
    const block = blockOf(token)
    const isAfter = token.name === '/main'
    if (block !== undefined || isAfter) segments.push({ block, tokens: [] })
    segments.at(-1)?.tokens.push(token)
  }
  return segments
}
