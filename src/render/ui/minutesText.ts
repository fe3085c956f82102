import type { Site } from '../../core/kit/Site.ts'
import { countedText } from '../../core/locale/countedText.ts'
import { fill } from '../../core/locale/fill.ts'
import { plain } from '../../core/model/figures/amounts.ts'

/** How long an article takes to read, in the site's words. */
export const minutesText = (
  minutes: number,
  { words, writing: { locale } }: Pick<Site, 'words' | 'writing'>,
): string => fill(countedText(words.minutes, minutes, locale), { minutes: plain(minutes, locale) })
