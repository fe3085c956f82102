import { referencesIn } from '../../../core/model/figures/interpolate.ts'
import type { Path } from '../../../core/model/schema/path.ts'
import type { LintFile } from '../types/file.ts'

/** One place that refers to a fact: the file, the string's pointer, and where in the string. */
export type FactUse = {
  readonly file: LintFile
  readonly path: Path | undefined
  readonly index: number
  readonly format: string | undefined
}

/** Every reference to a fact or to one of the firm's words, by its name, in the order of files and places. */
export const factUses = ({
  files,
}: {
  readonly files: readonly LintFile[]
}): Map<string, FactUse[]> => {
  const uses = new Map<string, FactUse[]>()
  for (const file of files) {
    if (file.place?.kind === 'facts' || file.place?.kind === 'checks') continue
    for (const { text, path } of file.gathered.strings) {
      for (const { name, index, format } of referencesIn(text)) {
        const known = uses.get(name)
        if (known) known.push({ file, path, index, format })
        else uses.set(name, [{ file, path, index, format }])
      }
    }
  }
  return uses
}
