import { byStanding, copyOf } from '../../findings/byStanding.ts'
import { msg } from '../../messages/msg.ts'
import { textWidth } from '../../texts/textWidth.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** What search results show, in characters: a shorter one is often replaced by words of the page, a longer one cut. */
const shortest = 70
const longest = 160
/** The room in their two lines, in pixels, and the size they are set in. */
const widest = 960
const size = 14

const badLength = (description: string): Pick<Report, 'message' | 'suggestion'> | undefined => {
  const { length } = description
  const width = textWidth(description, size)
  const tooWide = Math.max(2, Math.ceil(length * (1 - widest / width)))
  // At once: who has taken away what was too many would be told of the width next.
  if (length > longest) {
    const tooMany = length - longest
    return {
      message: msg('descriptionTooLong', { length, longest }),
      suggestion:
        width > widest && tooWide > tooMany
          ? msg('shortenByAbout', { count: tooWide })
          : msg('shortenBy', { count: tooMany }),
    }
  }
  if (length < shortest)
    return {
      message: msg('descriptionTooShort', { length, shortest }),
      suggestion: msg('lengthenDescription', { shortest, length }),
    }
  return width > widest
    ? {
        message: msg('descriptionTooWide', { width, widest }),
        suggestion: msg('shortenAbout', { tooWide }),
      }
    : undefined
}

export const rule: Rule = {
  name: 'descriptions',
  severity: 'warning',
  what: 'Every page has a description of its own, of 70 to 160 characters, figures written out, and not wider than search results show it.',
  why: 'It stands below the title in search results and messengers; what is longer is cut, what is shorter is replaced by a guess.',
  bad: [{ file: 'pages/about.json', at: '/description', value: 'About us.' }],
  good: [],
  *check(context) {
    const seen = new Map<string, string>()
    for (const file of byStanding(context)) {
      const { description } = file.summary
      if (description === undefined) continue
      const place = { file: file.path, pointer: '/description' }
      const bad = badLength(description)
      if (bad) yield { ...place, ...bad }
      const other = seen.get(description.toLowerCase())
      if (other)
        yield {
          ...place,
          cause: copyOf(file, other),
          message: msg('descriptionTwice', { other }),
          suggestion: msg('sayWhatPageOffers'),
        }
      else seen.set(description.toLowerCase(), file.path)
    }
  },
}
