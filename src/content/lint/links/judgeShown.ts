import { isObject } from '../../../core/document/isObject.ts'
import { isDay } from '../../../core/model/site/shownOn.ts'
import { msg } from '../messages/msg.ts'
import type { DocumentContext } from '../types/context.ts'
import type { LintFile } from '../types/file.ts'
import type { Report } from '../types/report.ts'

/** Something that may say its first and its last day; `noun` is what people call it. */
type Shown = {
  readonly pointer: string
  readonly thing: unknown
  readonly noun: 'page' | 'block' | 'announcement'
}

/** Pages that are needed on every day: the home page, and the one for addresses that are not there. */
const isAlwaysShown = ({ place }: LintFile): boolean =>
  place?.kind === 'page' && (place.documentType === 'notFound' || place.route === '/')

const shownIn = (file: LintFile): Shown[] => {
  const { blocks, announcement } = file.value ?? {}
  return [
    ...(file.place?.kind === 'page' && !isAlwaysShown(file)
      ? [{ pointer: '', thing: file.value, noun: 'page' as const }]
      : []),
    ...(Array.isArray(blocks)
      ? blocks.map((thing: unknown, index) => ({
          pointer: `/blocks/${index}`,
          thing,
          noun: 'block' as const,
        }))
      : []),
    { pointer: '/announcement', thing: announcement, noun: 'announcement' },
  ]
}

const judge = (
  { thing, noun }: Shown,
  context: Pick<DocumentContext, 'today'>,
): Pick<Report, 'message' | 'suggestion' | 'severity'> | undefined => {
  const { from, until } = isObject(thing) ? thing : {}
  if (!isDay(until)) return undefined
  if (isDay(from) && until < from)
    return {
      message: msg('endsBeforeStart', { until, from, noun }),
      suggestion: msg('correctOneOfTwo'),
    }
  if (until >= context.today) return undefined
  return noun === 'announcement'
    ? {
        severity: 'warning',
        message: msg('announcementEnded', { until }),
        suggestion: msg('removeAnnouncementOrExtend'),
      }
    : {
        severity: 'note',
        message: msg('partEnded', { noun, until }),
        suggestion: msg('removePartOrExtend', { noun }),
      }
}

/** What is wrong with the days from which and to which a document, its blocks and an announcement are shown, and what of it has ended. The day is asked for where a day is named: what is found elsewhere holds on others. */
export function* judgeShown(
  file: LintFile,
  context: Pick<DocumentContext, 'today'>,
): Iterable<Report> {
  for (const key of isAlwaysShown(file) ? ['from', 'until'] : [])
    if (file.value?.[key] !== undefined)
      yield {
        file: file.path,
        pointer: `/${key}`,
        on: 'key',
        message: msg('pageNeededEveryDay'),
        suggestion: msg('takeKeyFromPage', { key }),
      }
  for (const shown of shownIn(file)) {
    const said = judge(shown, context)
    if (said) yield { file: file.path, pointer: `${shown.pointer}/until`, ...said }
  }
}
