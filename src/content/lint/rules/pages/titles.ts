import { languageAt } from '../../../../core/model/site/editions/languagesOf.ts'
import { byStanding, copyOf } from '../../findings/byStanding.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import { textWidth } from '../../texts/textWidth.ts'
import type { Context } from '../../types/context.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** Search results cut a title after about 60 characters. */
const longest = 60
/** What they have room for, in pixels, and the size they are set in. The firm's name stands last, where it may be cut. */
const widest = 600
const size = 20

const tooLong = (title: string): Pick<Report, 'message' | 'suggestion'> | undefined => {
  const suggestion = msg('shortenTitle')
  if (title.length > longest)
    return {
      message: msg('titleTooLong', { length: title.length, longest }),
      suggestion,
    }
  const width = Math.ceil(textWidth(title, size))
  return width > widest
    ? {
        message: msg('titleTooWide', { width, widest }),
        suggestion,
      }
    : undefined
}

/** What the title of each page is put in for; two braces would be a fact. */
const placeholder = /(?<!\{)\{title\}(?!\})/

function* checkPattern({ siteFile }: Context): Iterable<Report> {
  const pattern = siteFile?.sound.seo?.titlePattern
  if (
    !siteFile ||
    pattern === undefined ||
    placeholder.test(pattern) ||
    /\{\{\s*title\s*\}\}/.test(pattern)
  )
    return // the last is told as a fact
  const found = /\{[^{}]*title[^{}]*\}/i.exec(pattern)?.[0]
  yield {
    file: siteFile.path,
    pointer: '/seo/titlePattern',
    severity: 'error',
    message: msg('titlePatternWithoutTitle'),
    suggestion: msg('writeTitlePattern', { found }),
  }
}

export const rule: Rule = {
  name: 'titles',
  severity: 'warning',
  what: 'The pattern of titles says where the title of a page belongs. Every page has a title of its own, at most 60 characters long and not wider than search results show it.',
  why: 'Search results cut longer titles, and two pages with one title cannot be told apart in tabs, bookmarks and results.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/title',
      value: 'Everything that you always wanted to know about our bicycle workshop',
    },
  ],
  good: [{ file: 'pages/about.json', at: '/title', value: 'About the workshop' }],
  *check(context) {
    yield* checkPattern(context)
    const languages = languagesOf(context)
    const seen = new Map<string, string>()
    for (const file of byStanding(context)) {
      const { title } = file.summary
      if (title === undefined) continue
      const place = { file: file.path, pointer: '/title' }
      const long = tooLong(title)
      if (long) yield { ...place, ...long }
      const key = `${languageAt(languages, file.place?.route ?? '')?.tag ?? ''} ${title.toLowerCase()}` // a name may be the same in two languages
      const other = seen.get(key)
      if (other)
        yield {
          ...place,
          cause: copyOf(file, other),
          message: msg('titleTwice', { other }),
          suggestion: msg('sayHowPageDiffers'),
        }
      else seen.set(key, file.path)
    }
  },
}
