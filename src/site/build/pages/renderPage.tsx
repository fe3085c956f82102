import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { numberInFile } from '../../../core/model/site/shownBlocks.ts'
import { saidAt } from '../../../core/text/partPlace.ts'
import hideClosed from '../../../render/browser/inline/hideClosed.ts?script'
import { inlineScript } from '../../../render/page/inlineScript.ts'
import { Main } from '../../../render/page/Page.tsx'
import { speculationRules } from '../../../render/page/speculationRules.ts'
import type { Sheet } from '../../../render/theme/styleSheet.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { type PageParts, pageHtml, pageParts } from './pageHtml.tsx'

/** A block that could not be rendered: which one, and why. `pointer` leads to it in its file. */
export class RenderError extends Error {
  constructor(
    readonly file: string,
    readonly pointer: string,
    cause: unknown,
  ) {
    super(`${file} ${pointer}: ${saidAt(cause)}`, { cause })
  }
}

export type Rendered = { readonly html: string; readonly csp: string }

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The few scripts are the same on all pages: each is hashed once. */
const hashes = new Map<string, string>()
const hashOf = (script: string): string => {
  const hash = hashes.get(script) ?? sha256(script)
  hashes.set(script, hash)
  return hash
}

/** The policy of one page: nothing but itself, its own style and its few inline scripts by their hashes. */
export const policy = (style: string, scripts: readonly string[], formEndpoint: string) => {
  const forms = ["'self'", formEndpoint].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src ${sha256(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${forms}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const inlineScripts = (body: string, context: PageContext): string[] => [
  inlineScript(context),
  speculationRules,
  ...(body.includes(hideClosed) ? [hideClosed] : []),
]

/** Renders one page to a whole HTML document. Throws `RenderError` naming file and block where a block fails. */
export const renderPage = (context: PageContext, sheet: Sheet): Rendered => {
  let last: number | undefined
  const parts = (): PageParts => {
    try {
      return pageParts(context, sheet, (_block, index, element) => {
        last = index
        return element
      })
    } catch (error) {
      throw new RenderError(context.page.file, failedAt(context, last), error)
    }
  }
  const drawn = parts()
  const csp = policy(drawn.style, inlineScripts(drawn.body, context), context.formEndpoint)
  return { html: pageHtml(context, drawn, csp), csp }
}

/** Which block fails when rendered alone; blocks are walked lazily, so the last one seen need not be the one. */
const failedAt = (context: PageContext, fallback: number | undefined): string => {
  const blocks = context.page.document.blocks
  const index = blocks.findIndex((block) => {
    try {
      renderToStaticMarkup(
        <Main
          context={{
            ...context,
            page: {
              ...context.page,
              document: { ...context.page.document, blocks: [block] },
            } as PageContext['page'],
          }}
        />,
      )
      return false
    } catch {
      return true // the error itself is thrown by the caller
    }
  })
  const found = index >= 0 ? index : (fallback ?? 0)
  return `/blocks/${numberInFile(blocks[found], found)}`
}
