import type { Told, ToldFile } from '../../../../content/changes/told.ts'
import { sections } from '../../protocol/sections.ts'
import { sectionAt } from '../../protocol/ticks.ts'

/** What is different in a document, or in a section of one that holds settings. */
export type SectionOfFile = ToldFile & { readonly section?: string }

/** What concerns a document as a whole: that it is new, or written for another schema. */
const isOfAll = ({ pointer }: Told): boolean => pointer === '' || pointer === '/schemaVersion'

/** A document of settings section by section, so that one of them may wait while the others go out; any other document as it is. Pure. */
export const bySection = (file: ToldFile): readonly SectionOfFile[] => {
  const at = (told: Told) => sectionAt(file.file, told.pointer)
  if (file.changes.some((told) => isOfAll(told) || !at(told))) return [file]
  return sections.flatMap((section) => {
    const changes = file.changes.filter((told) => at(told) === section)
    return changes.length === 0 ? [] : [{ ...file, section: section.id, changes }]
  })
}
