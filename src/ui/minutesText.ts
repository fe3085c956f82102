import type { Site } from '../kit/Site.ts'
import { countedText } from '../languages/countedText.ts'
import { fill } from '../languages/fill.ts'
import { plain } from '../model/figures/amounts.ts'

/** How long an article takes to read, in the site's words. */
export const minutesText = (minutes: number, { words, writing: { locale } }: Pick<Site, 'words' | 'writing'>): string =>
  fill(countedText(words.minutes, minutes, locale), { minutes: plain(minutes, locale) })
