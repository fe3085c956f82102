import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'navigation',
  severity: 'error',
  what: 'Every entry of the header\'s navigation leads somewhere ("href") or opens a menu ("groups").',
  why: 'A menu entry that does nothing looks broken, on every page.',
  bad: [{ file: 'pages/_site.json', at: '/navigation/-', value: { label: 'Prices' } }],
  good: [
    {
      file: 'pages/_site.json',
      at: '/navigation/-',
      value: { label: 'Prices', href: '/services/repair' },
    },
  ],
  *check({ site, siteFile }) {
    for (const [index, { label, href, groups }] of (site?.navigation ?? []).entries()) {
      const place = { file: siteFile?.path ?? '', pointer: `/navigation/${index}` }
      if (href === undefined && groups === undefined)
        yield {
          ...place,
          message: msg('menuLeadsNowhere', { label }),
          suggestion: msg('addHrefOrGroups'),
        }
      if (href !== undefined && groups !== undefined)
        yield {
          ...place,
          pointer: `${place.pointer}/href`,
          on: 'key',
          severity: 'warning',
          message: msg('menuAddressUnused', { label }),
          suggestion: msg('moveAddressIntoGroup'),
        }
    }
  },
}
