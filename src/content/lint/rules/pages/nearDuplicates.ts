import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import { languageAt, withoutBase } from '../../../../core/model/site/editions/languagesOf.ts'
import { byStanding, copyOf } from '../../findings/byStanding.ts'
import { likeParagraphs, maxCompared, type Paragraph } from '../../likeness/likeParagraphs.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const placed = ({ file, index }: Paragraph): string => file.paragraphs[index]?.[0] ?? ''

/** Whether one is the other in another language: what is the same in both, or was taken over to be translated, is no copy. */
const isSamePage = (
  file: KnownFile,
  other: KnownFile,
  languages: readonly SiteLanguage[],
): boolean => {
  const [one, same] = [file, other].map(({ place }) => {
    const language = place?.route === undefined ? undefined : languageAt(languages, place.route)
    return language && place?.route !== undefined ? withoutBase(place.route, language) : undefined
  })
  return file !== other && one !== undefined && one === same
}

const report = (paragraph: Paragraph, like: Paragraph): Report => {
  const at = placed(like)
  return {
    file: paragraph.file.path,
    pointer: placed(paragraph),
    ...(like.file === paragraph.file ? {} : { cause: copyOf(paragraph.file, like.file.path) }),
    message:
      like.file === paragraph.file
        ? msg('paragraphRepeated', { at: { pointer: at } })
        : msg('paragraphOnOtherPage', { path: like.file.path, at: { pointer: at } }),
    suggestion: msg('sayOnce'),
  }
}

/** What was not looked at for want of time, said once. */
const bound = (first: Paragraph, count: number): Report => {
  return {
    file: first.file.path,
    pointer: placed(first),
    severity: 'note',
    message: msg('notAllCompared', { others: count - 1, maxCompared }),
    suggestion: msg('sayTemplateOnce'),
  }
}

export const rule: Rule = {
  name: 'near-duplicates',
  severity: 'warning',
  what: 'No paragraph says nearly the same as another one of the site (half of all runs of four words).',
  why: 'Repeated text helps no reader, and search engines pick one of the pages and forget the other.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/-',
      value:
        'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
    },
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/-',
      value:
        'Before any part is ordered for your bicycle we look at it together on the stand, so you know what it will cost.',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/-',
      value:
        'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
    },
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/-',
      value:
        'A repair begins on the stand: we show you what is worn, name the price, and wait for your word until you have thought it over.',
    },
  ],
  *check(context) {
    let first: Paragraph | undefined
    let count = 0
    const languages = languagesOf(context)
    for (const { paragraph, like } of likeParagraphs(byStanding(context))) {
      if (like && isSamePage(paragraph.file, like.file, languages)) continue
      if (like) yield report(paragraph, like)
      else {
        first ??= paragraph
        count += 1
      }
    }
    if (first) yield bound(first, count)
  },
}
