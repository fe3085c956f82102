import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Resource, Variant } from './readBuiltSite.ts'

/**
 * A variant ready to be sent: its headers as an answer with 200 has them, by name and as the flat list that Node sends fastest,
 * and its bytes unless the file is too large to keep in memory.
 */
export type Content = {
  readonly headers: Readonly<Record<string, string | number>>
  readonly head: (string | number)[]
  readonly body: Buffer | undefined
}

/** Loads contents and keeps the ones used last, up to a bound in bytes. */
export type ContentStore = {
  /** What is in memory already, without waiting. */
  readonly ready: (variant: Variant) => Content | undefined
  readonly load: (resource: Resource, variant: Variant) => Promise<Content>
}

const suffix = { br: '-br', gzip: '-gz', identity: '' } as const

/** Large files get a tag of time and size, as nginx does; small ones of their content, so that a rebuild keeps them valid in caches. */
const tagOf = (plain: Variant, body: Buffer | undefined, variant: Variant): string => {
  const core = body
    ? createHash('sha256').update(body).digest('base64url').slice(0, 20)
    : `${Math.round(plain.modified).toString(36)}-${plain.size.toString(36)}`
  return `"${core}${suffix[variant.encoding]}"`
}

const headersOf = ({ headers, plain }: Resource, variant: Variant, body: Buffer | undefined) => ({
  ...headers,
  ...(variant.encoding === 'identity' ? {} : { 'Content-Encoding': variant.encoding }),
  'Last-Modified': new Date(plain.modified).toUTCString(),
  ETag: tagOf(plain, body, variant),
  'Content-Length': body?.length ?? variant.size,
})

/** `largest` is the size up to which a file is kept, `bound` what all together may take, both in bytes. */
export const createContentStore = (largest = 1 << 20, bound = 64 << 20): ContentStore => {
  const cached = new Map<Variant, Content>()
  let bytes = 0
  const keep = (variant: Variant, content: Content) => {
    if (cached.has(variant)) return
    cached.set(variant, content)
    bytes += content.body?.length ?? 0
    for (const [oldest, { body }] of cached) {
      if (bytes <= bound) break
      cached.delete(oldest)
      bytes -= body?.length ?? 0
    }
  }
  const ready = (variant: Variant) => cached.get(variant)
  const load = async (resource: Resource, variant: Variant): Promise<Content> => {
    const body = variant.size <= largest ? await readFile(variant.path) : undefined
    const headers = headersOf(resource, variant, body)
    const content = { headers, head: Object.entries(headers).flat(), body }
    keep(variant, content)
    return content
  }
  return { ready, load }
}
