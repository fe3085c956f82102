import { readableTexts } from '../../../content/commands/texts/readableTexts.ts'
import type { Json, KnownFile } from '../../../content/lint/types/file.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { placeOf } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { asToday } from '../../../core/model/history/asToday.ts'
import { siteVersion } from '../../../core/model/history/siteVersion.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import type { LiveSite } from '../../workspace/liveSite.ts'
import type { MarkedText } from '../protocol/frameMessages.ts'

/** A document as it is drawn, and the texts of it that people read and that can be written where they stand. */
export type DrawnDocument = {
  readonly path: string
  readonly value: Json
  readonly texts: readonly MarkedText[]
}

/** Whether two values have the same keys and entries, and differ in what is written there alone. */
const sameShape = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => sameShape(entry, other[index]))
    )
  if (!isObject(one)) return typeof one === typeof other && !isObject(other)
  return (
    isObject(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([key, entry]) => sameShape(entry, other[key]))
  )
}

/**
 * What is written now at the pointers of the document that is drawn. They are the same but where the file is broken and an earlier text of it
 * is drawn: then only what certainly stands where it stood is written there.
 */
const now = (
  texts: readonly MarkedText[],
  drawn: Json,
  { value, text }: KnownFile,
  good: string,
): MarkedText[] => {
  if (text === good) return [...texts]
  const isSame = sameShape(drawn, value)
  return texts.flatMap((one) => {
    const written = valueAt(value, one.pointer)
    return typeof written === 'string' && (isSame || written === one.text)
      ? [{ ...one, text: written }]
      : []
  })
}

/** Reads a document as the page is drawn from it; undefined where there is none. Pointers are those of the document as lint reads it. */
export const drawnDocument = (
  kit: Kit,
  { files, good, sources }: LiveSite,
  path: string,
): DrawnDocument | undefined => {
  const text = good.get(path)
  const file = files.find((known) => known.path === path)
  const place = placeOf(path)
  if (text === undefined || !file || !place) return undefined
  const value =
    file.text === text
      ? file.value
      : (asToday(kit, place.kind, JSON.parse(text), siteVersion(sources)).value as Json) // it was lint's to check
  if (!value) return undefined
  const texts = readableTexts({ kit, sources, files }, { ...file, place, value }).map(
    (found): MarkedText => ({ file: path, ...found }),
  )
  return { path, value, texts: now(texts, value, file, text) }
}
