import { contrast } from './contrast.ts'

/** The least contrast of text. Source: WCAG 2.2, 1.4.3. */
const readable = 4.5

/** What words on a colour are written in: white where it can be read, or else black, which then can. */
export const wordsOn = (color: string): '#fff' | '#000' =>
  contrast('#ffffff', color) >= readable ? '#fff' : '#000'
