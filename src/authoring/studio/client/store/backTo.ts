import { z } from '../../protocol/zod.ts'
import type { StudioState } from './StudioState.ts'

const back = z.object({
  back: z.string(),
  chosen: z.object({ file: z.string(), pointer: z.string() }).optional(),
})

/** Where the author goes on after something was made for it: the page, and what was chosen there. None without a page. */
export const backTo = (route: string, chosen: StudioState['chosen']) =>
  route === ''
    ? undefined
    : { back: route, ...(chosen ? { chosen: { file: chosen.file, pointer: chosen.pointer } } : {}) }

/** The same as the history of the browser has it. */
export const readBack = (state: unknown): z.infer<typeof back> | undefined =>
  back.safeParse(state).data
