import type { SiteDocument } from '../../../core/document/site.ts'
import { wordsOn } from '../../../core/model/color/wordsOn.ts'
import { titleBox, titleLineHeight, titleSize } from '../../../core/model/site/titleSize.ts'
import { groundOf } from '../../theme/groundOf.ts'
import { accentOf, scaleOf } from '../../theme/scales.ts'
import { type Box, box, image } from './box.ts'

/** The size that messengers and social networks ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The side of the square that the firm's mark is drawn in, in pixels. */
export const markSide = 88

const margin = 176
const pad = 64
const marginLine = 2

/** The names under which the build gives satori the site's faces; what they lack is taken from the engine's own. */
export const headingFont = 'heading'
export const textFont = 'text'

const rule = (color: string, height: number): Box => box({ height, backgroundColor: color })

const colorsOf = (theme: SiteDocument['theme']) => {
  const scheme = theme.scheme === 'dark' ? 'dark' : 'light'
  const gray = scaleOf(theme.neutral)[scheme]
  const accent = accentOf(theme)[scheme]
  const [hairline = '#ccc', quiet = '#555', ink = '#000'] = [gray[5], gray[10], gray[11]]
  const [line = ink, strong = ink] = [accent[8], accent[11]]
  if (theme.composition !== 'poster')
    return { page: groundOf(theme)[scheme], hairline, quiet, ink, line, strong }
  // A field has two colours and no third.
  const words = wordsOn(line)
  return { page: line, hairline: words, quiet: words, ink: words, line: words, strong: words }
}

const text = { fontFamily: textFont, fontSize: 28, lineHeight: 1.3 } as const

/** The ledger's signs are its own: the ruled margin, and the double line. */
const isLedger = ({ composition = 'ledger' }: SiteDocument['theme']): boolean =>
  composition === 'ledger'

/** The line that closes the sheet: double, as under a sum, unless the site wants plain rules. */
const closingLine = ({ theme }: SiteDocument, accent: string, hairline: string): Box =>
  theme.signature === 'none' || !isLedger(theme)
    ? box({ flexDirection: 'column' }, rule(hairline, 2))
    : box({ flexDirection: 'column' }, rule(accent, 3), box({ height: 5 }), rule(accent, 3))

/** What a page's picture says: category and title. */
const wordsOf = ({ theme }: SiteDocument, title: string, category: string | undefined): Box => {
  const upper = theme.headingCase === 'uppercase'
  const { size, lines, fits } = titleSize(title, upper)
  const { ink, strong } = colorsOf(theme)
  const heading = {
    fontFamily: headingFont,
    fontSize: size,
    lineHeight: titleLineHeight,
    color: ink,
    letterSpacing: upper ? '0.005em' : '-0.015em',
    textTransform: upper ? 'uppercase' : 'none',
    width: titleBox.width,
    ...(fits
      ? { textWrap: 'balance' }
      : { display: 'block', lineClamp: lines, wordBreak: 'break-word', overflow: 'hidden' }),
  }
  return box(
    { flexDirection: 'column' },
    category ? box({ ...text, color: strong, marginBottom: 22 }, category) : undefined,
    box(heading, title),
  )
}

/** What all pictures of a site show, around some words: the firm's mark in the margin, the closing line, the firm's name. */
const sheetWith = (settings: SiteDocument, words: Box): Box => {
  const { firm, theme } = settings
  const { page, hairline, quiet, ink, line } = colorsOf(theme)
  return box(
    { ...pictureSize, backgroundColor: page },
    box(
      {
        width: margin,
        paddingTop: pad,
        paddingLeft: pad,
        flexShrink: 0,
        borderRight: `${marginLine}px solid ${isLedger(theme) ? hairline : page}`,
      },
      firm.logo ? image(firm.logo, markSide, markSide) : undefined,
    ),
    box(
      { flexDirection: 'column', flexGrow: 1, padding: pad, justifyContent: 'space-between' },
      words,
      box(
        { flexDirection: 'column' },
        closingLine(settings, line, hairline),
        box(
          { ...text, marginTop: 22 },
          box({ color: ink }, firm.name),
          firm.tagline ? box({ color: quiet, marginLeft: 18 }, firm.tagline) : undefined,
        ),
      ),
    ),
  )
}

/** What a page's picture shows, drawn in the site's theme. */
export const pictureTree = (
  settings: SiteDocument,
  title: string,
  category: string | undefined,
): Box => sheetWith(settings, wordsOf(settings, title, category))

/** The same without its words. */
export const sheetTree = (settings: SiteDocument): Box => sheetWith(settings, box({}))

/** The same with its words alone, at the place where they stand in the whole. */
export const wordsTree = (
  settings: SiteDocument,
  title: string,
  category: string | undefined,
): Box =>
  box(
    { ...pictureSize, alignItems: 'flex-start' },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        paddingTop: pad,
        paddingLeft: margin + pad + marginLine + pad,
        paddingRight: pad,
      },
      wordsOf(settings, title, category),
    ),
  )
