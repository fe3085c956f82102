import { byStanding, copyOf } from '../../findings/byStanding.ts'
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
    const by = width > widest && tooWide > tooMany ? `about ${tooWide}` : tooMany
    return {
      message: `The description has ${length} characters; search results cut it after ${longest}.`,
      suggestion: `Shorten it by ${by}.`,
    }
  }
  if (length < shortest)
    return {
      message: `The description has only ${length} characters; ${shortest} are needed for two lines in search results.`,
      suggestion: `Say ${shortest - length} characters more on what the page offers.`,
    }
  return width > widest
    ? {
        message: `The description is ${Math.ceil(width)} pixels wide in search results, which cut it after ${widest}.`,
        suggestion: `Shorten it by about ${tooWide} characters.`,
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
          message: `${other} has the same description.`,
          suggestion: 'Say what this page offers.',
        }
      else seen.set(description.toLowerCase(), file.path)
    }
  },
}
