import { ownScale, underWhite } from '../../../../core/model/color/ownScale.ts'
import type { Rule } from '../../types/rule.ts'

/** Where words in a colour are written in another one, in words; undefined where they are written in the colour itself. */
const movedWords = (color: string): string | undefined => {
  const { light, dark } = ownScale(color)
  const places = [
    [light[10], 'on light pages'],
    [dark[10], 'on dark ones'],
  ] as const
  const moved = places.flatMap(([step, where]) =>
    step === undefined || step === color ? [] : [`${step} ${where}`],
  )
  return moved.length === 0
    ? undefined
    : `Words in ${color} could not be read everywhere: they are written in ${moved.join(' and ')}.`
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
    const words = movedWords(color)
    if (words)
      yield {
        ...place,
        message: words,
        suggestion: 'Nothing need be done: fields, lines and marks keep the colour itself.',
      }
    const solid = underWhite(color)
    if (site?.theme.solid === 'middle' && solid !== color)
      yield {
        ...place,
        message: `White could not be read on ${color}: buttons are painted ${solid}.`,
        suggestion:
          'With "solid": "vivid" they keep the colour, under words that can be read on it.',
      }
  },
}
