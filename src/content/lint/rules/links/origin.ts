import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/** An address as programs read it, or undefined where they can't. */
const parsed = (address: string): URL | undefined =>
  URL.canParse(address) ? new URL(address) : undefined

export const rule: Rule = {
  name: 'origin',
  severity: 'error',
  always: true,
  what: 'The "origin" of pages/_site.json is an address that browsers can open, written as they write it.',
  why: 'Search engines, feeds and hosts are given addresses that begin with it; with a wrong one the site cannot be built.',
  bad: [{ file: 'pages/_site.json', at: '/origin', value: 'https://spoke shop' }],
  good: [{ file: 'pages/_site.json', at: '/origin', value: 'https://www.spoke.shop:8443' }],
  *check({ siteFile }) {
    const origin = siteFile?.value?.['origin']
    if (!siteFile || typeof origin !== 'string') return
    const address = parsed(origin)
    if (address?.origin === origin || (address && !/^https?:$/.test(address.protocol))) return
    const meant = address?.origin
    const path = address?.pathname ?? '/'
    if (meant !== undefined && path !== '/') {
      yield {
        file: siteFile.path,
        pointer: '/origin',
        message: msg('originHasPath', { origin, path }),
        suggestion: msg('write', { value: meant }),
      }
      return
    }
    yield {
      file: siteFile.path,
      pointer: '/origin',
      message: msg(meant ? 'originWrittenOtherwise' : 'originNotAnAddress', { origin }),
      suggestion: meant ? msg('write', { value: meant }) : msg('writeOrigin'),
    }
  },
}
