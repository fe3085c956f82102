import type { Ground } from '../Ground.ts'

/** An address of this site in two parts: the path from the root, and what follows it; `before` is the site's own origin where it is written out. */
export type Address = { readonly before: string; readonly path: string; readonly after: string }

const originOf = ({ files }: Ground): string => {
  const origin = files.find(({ place }) => place?.kind === 'site')?.value?.['origin']
  return typeof origin === 'string' ? origin : ''
}

/** Makes the reader of addresses of a site; it gives nothing for those of others. */
export const addressReader = (ground: Ground): ((written: string) => Address | undefined) => {
  const origin = originOf(ground)
  return (written) => {
    const before = origin !== '' && written.startsWith(`${origin}/`) ? origin : ''
    const [, path = '', after = ''] = /^([^?#]*)(.*)$/s.exec(written.slice(before.length)) ?? []
    return path.startsWith('/') && !path.startsWith('//') ? { before, path, after } : undefined
  }
}
