import { ownScale, underWhite } from '../../../../core/model/color/ownScale.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/** The colours in which words are written where they can't be in this one; undefined where they can. */
const readableInstead = (color: string) => {
  const { light, dark } = ownScale(color)
  const other = (step: string | undefined) => (step === color ? undefined : step)
  return { onLight: other(light[10]), onDark: other(dark[10]) }
}

export const rule: Rule = {
  name: 'own-colors',
  severity: 'note',
  what: 'Where words or buttons cannot have the accent of your own under "colors", the step is named that they have instead.',
  why: 'Everybody must be able to read the pages. The colour is moved no further than that needs; fields, lines and marks keep it.',
  bad: [{ file: 'pages/_site.json', at: '/theme/colors', value: { accent: '#ff5a36' } }],
  good: [{ file: 'pages/_site.json', at: '/theme/colors', value: { second: '#ff5a36' } }],
  *check({ site, siteFile }) {
    const color = site?.theme.colors?.accent?.toLowerCase()
    if (!siteFile || color === undefined) return
    const place = { file: siteFile.path, pointer: '/theme/colors/accent' }
    const { onLight, onDark } = readableInstead(color)
    if (onLight !== undefined || onDark !== undefined)
      yield {
        ...place,
        message: msg('colorUnreadable', { color, onLight, onDark }),
        suggestion: msg('colorKept'),
      }
    const solid = underWhite(color)
    if (site?.theme.solid === 'middle' && solid !== color)
      yield {
        ...place,
        message: msg('whiteUnreadable', { color, solid }),
        suggestion: msg('useVividButtons'),
      }
  },
}
