import type { Sources } from '../../../../core/document/sources.ts'
import type { Workspace } from '../../../workspace/workspace.ts'

/** So many versions of the site are remembered. */
const most = 100

/** Remembers what the site said in the versions of it that those who follow it were told of: gives the text of a file in one; undefined where nobody knows it. */
export const openToldTexts = (
  workspace: Workspace,
): ((version: number, file: string) => string | undefined) => {
  const told = new Map<number, Sources>()
  const note = () => {
    told.set(workspace.version(), workspace.live().sources)
    if (told.size > most) told.delete([...told.keys()][0] ?? 0)
  }
  note()
  workspace.onChange(note)
  return (version, file) => {
    const sources = version === workspace.version() ? workspace.live().sources : told.get(version)
    return sources?.files.find(({ path }) => path === file)?.text
  }
}
