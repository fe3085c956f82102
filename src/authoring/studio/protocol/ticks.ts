import { placeOf } from '../../../core/document/sources.ts'
import { keysOf } from '../../../core/model/schema/path.ts'
import { type Section, sectionOf } from './sections.ts'

/** By what something is ticked to be published: its document, or a section of one that holds settings. */
export const tickOf = (file: string, section?: string): string =>
  section === undefined ? file : `${file}#${section}`

/** The section of a document of settings in which a place stands; undefined in all other documents, and for such a document as a whole. */
export const sectionAt = (file: string, pointer: string): Section | undefined => {
  const kind = placeOf(file)?.kind
  const [key] = keysOf(pointer)
  return key === undefined || (kind !== 'site' && kind !== 'language') ? undefined : sectionOf(key)
}

/** By what a place may be ticked, the nearest first. */
export const ticksAt = (file: string, pointer: string): readonly string[] => [
  tickOf(file, sectionAt(file, pointer)?.id),
  file,
]
