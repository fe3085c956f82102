import type { Said } from '../../protocol/Said.ts'
import { saidLines, saidText } from '../../protocol/saidText.ts'
import { titleIn } from '../store/titleIn.ts'
import { useStudioState } from '../store/useStudio.ts'

/** Makes texts of what commands report, as authors know the site. */
export const useSaid = () => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  const titleOf = (path: string) => titleIn(documents, path)
  return {
    text: (said: Said): string => saidText(said, titleOf),
    lines: (all: readonly Said[]): string[] => saidLines(all, titleOf),
  }
}
