import { z } from 'zod'
import { useKept } from '../../store/useKept.ts'

const path = z.string().optional()

/**
 * The file of the document that a draft is a copy of, once that was found: lint says no more of it when half of the texts are others, and what is left of the
 * original is still to be looked at. Kept in this browser, as what was found right in it.
 */
export const useOriginal = (
  file: string,
  isDraft: boolean,
  found: string | undefined,
): string | undefined => {
  const [known, change] = useKept<string | undefined>(`original:${file}`, path, undefined)
  if (isDraft && found !== undefined && found !== known) change(found)
  return found ?? (isDraft ? known : undefined)
}
