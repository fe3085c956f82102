import type { MarkedText } from '../protocol/frameMessages.ts'
import { z } from '../protocol/zod.ts'

const texts = z.array(
  z.object({
    file: z.string(),
    pointer: z.string(),
    text: z.string(),
    isMarkup: z.boolean(),
    title: z.string(),
  }),
)
const begin = 'texts:'

/** Writes texts as a comment, which nothing in them can end. */
export const writeTexts = (all: readonly MarkedText[]): string =>
  `<!--${begin}${JSON.stringify(all).replace(/[<>-]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}-->`

/** Reads them from what a comment says; undefined of any other comment. */
export const readTexts = (comment: string): readonly MarkedText[] | undefined =>
  comment.startsWith(begin) ? texts.parse(JSON.parse(comment.slice(begin.length))) : undefined
