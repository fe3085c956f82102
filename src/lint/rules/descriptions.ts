import { interpolate } from '../../model/interpolate.ts'
import type { Rule } from '../rule.ts'

/** What search results show. Source: issue on the pages, "descriptions 70–160". */
const shortest = 70
const longest = 160

export const rule: Rule = {
  name: 'descriptions',
  severity: 'warning',
  what: 'Every page has a description of its own, of 70 to 160 characters, figures written out.',
  why: 'It stands below the title in search results and messengers; what is longer is cut, what is shorter is replaced by a guess.',
  bad: [{ file: 'pages/about.json', at: '/description', value: 'About us.' }],
  good: [],
  *check({ files, lookup }) {
    const seen = new Map<string, string>()
    for (const file of files) {
      const written = file.value?.['description']
      if (typeof written !== 'string' || written.trim() === '') continue
      const description = interpolate(written, lookup)
      const place = { file: file.path, pointer: '/description' }
      const { length } = description
      if (length > longest)
        yield {
          ...place,
          message: `The description has ${length} characters; search results cut it after ${longest}.`,
          suggestion: `Shorten it by ${length - longest}.`,
        }
      else if (length < shortest)
        yield {
          ...place,
          message: `The description has only ${length} characters; ${shortest} are needed for two lines in search results.`,
          suggestion: `Say ${shortest - length} characters more on what the page offers.`,
        }
      const other = seen.get(description.toLowerCase())
      if (other) yield { ...place, message: `${other} has the same description.`, suggestion: 'Say what this page offers.' }
      else seen.set(description.toLowerCase(), file.path)
    }
  },
}
