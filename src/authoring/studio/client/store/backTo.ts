import { type LinkedText, linkedText } from '../../protocol/frameMessages.ts'
import { z } from '../../protocol/zod.ts'
import type { Place, StudioState } from './StudioState.ts'

const back = z.object({
  back: z.string(),
  chosen: z.object({ file: z.string(), pointer: z.string() }).optional(),
  isLink: z.boolean().optional(),
  linked: linkedText.optional(),
})

/**
 * Where the author goes on after something was made for it: the page, and what was chosen there, or the link that shall lead to what is made. None without
 * a page.
 */
export const backTo = (route: string, chosen: StudioState['chosen'], link?: Place | LinkedText) => {
  const place = link ?? chosen
  return route === ''
    ? undefined
    : {
        back: route,
        isLink: link !== undefined,
        ...(link && 'words' in link ? { linked: link } : {}),
        ...(place ? { chosen: { file: place.file, pointer: place.pointer } } : {}),
      }
}

/** The same as the history of the browser has it. */
export const readBack = (state: unknown): z.infer<typeof back> | undefined =>
  back.safeParse(state).data
