import { siteSchema } from '../../../core/document/site.ts'
import { escapeHtml } from '../../../core/text/escapeHtml.mjs'
import type { MarkedText } from '../protocol/frameMessages.ts'
import type { SegmentMarks } from './findMarks.ts'
import type { DrawnDocument } from './pageTexts.ts'
import type { Segment } from './segments.ts'

const { logo } = siteSchema.properties.firm.properties

/** Marks the pictures around the blocks that show the firm's logo, so that a click on one leads to where it is replaced. */
export const markLogo = (
  settings: DrawnDocument | undefined,
  built: readonly Segment[],
  marks: readonly SegmentMarks[],
  texts: readonly MarkedText[],
): { readonly texts: readonly MarkedText[]; readonly segments: readonly SegmentMarks[] } => {
  const firm = settings?.value['firm'] as { readonly logo?: string } | undefined // lint has checked it
  if (!settings || typeof firm?.logo !== 'string') return { texts, segments: marks }
  const marked: MarkedText = {
    file: settings.path,
    pointer: '/firm/logo',
    text: firm.logo,
    isMarkup: false,
    title: logo.title,
  }
  const said = ` src="${escapeHtml(firm.logo)}"`
  const segments = built.map(({ block, tokens }, index) => [
    ...(marks[index] ?? []),
    ...(block === undefined
      ? tokens.flatMap(({ name, text }, token) =>
          name === 'img' && text.includes(said)
            ? [{ kind: 'attribute' as const, text: texts.length, token, at: 0 }]
            : [],
        )
      : []),
  ])
  return { texts: [...texts, marked], segments }
}
