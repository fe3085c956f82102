import type { SiteDocument } from '../../../../core/document/site.ts'
import { interpolate } from '../../../../core/model/figures/interpolate.ts'
import { languageAt, languagesOf } from '../../../../core/model/site/editions/languagesOf.ts'
import { titleSize } from '../../../../core/model/site/titleSize.ts'
import { isDrawable } from '../../../../core/model/svg/isDrawable.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

/** Scripts and signs that neither the engine's face for pictures has, nor most faces of sites. Source: Noto Sans, the subsets in src/site/build/pictures. */
const foreign =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Extended_Pictographic}]/u

/** Languages of a site that no picture is made in: messengers show the title as text. */
const isWithoutPicture = (site: SiteDocument, route: string): boolean => {
  return !isDrawable(languageAt(languagesOf(site), route)?.tag ?? site.language)
}

export const rule: Rule = {
  name: 'social-title',
  severity: 'warning',
  perDocument: true,
  what: 'The title of a page fits the picture that messengers show of it: no word is wider than the picture, and all lines find room.',
  why: 'The picture is made from the title; one that is cut or full of empty boxes looks broken wherever the page is shared.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/title',
      value: 'Fahrradreparaturwerkstattbetreibergemeinschaft',
    },
  ],
  good: [{ file: 'pages/about.json', at: '/title', value: 'The repair workshop' }],
  *check({ pages, site, lookup }) {
    if (!site || site.seo.social === false) return
    for (const { path, value, place } of pages.values()) {
      const title = value?.['title']
      if (
        typeof title !== 'string' ||
        place?.kind !== 'page' ||
        value?.['picture'] !== undefined ||
        value?.['noindex'] === true
      )
        continue
      if (isWithoutPicture(site, place.route)) continue
      const written = interpolate(title, lookup)
      const sign = foreign.exec(written)?.[0]
      const suggestion = msg('shortenOrNamePicture')
      if (sign !== undefined)
        yield {
          file: path,
          pointer: '/title',
          message: msg('socialPictureLacksSign', { sign }),
          suggestion: msg('removeSignOrNamePicture'),
        }
      else if (!titleSize(written, site.theme.headingCase === 'uppercase').fits)
        yield {
          file: path,
          pointer: '/title',
          message: msg('titleDoesNotFitPicture'),
          suggestion,
        }
    }
  },
}
