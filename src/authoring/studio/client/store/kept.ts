import type { z } from 'zod'

/** In this browser, or in this window of it alone. */
export type Where = 'browser' | 'window'
const storages: Readonly<Record<Where, () => Storage>> = {
  browser: () => localStorage,
  window: () => sessionStorage,
}

/** What is kept under a name; undefined where nothing is, where it is not what it should be, and in a browser that keeps nothing. */
export const readKept = <Value>(
  name: string,
  schema: z.ZodType<Value>,
  where: Where = 'browser',
): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(storages[where]().getItem(name) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps a value under a name. Where there is no room, or nothing is kept, it holds only as long as whoever asked for it stands. */
export const keep = (name: string, value: unknown, where: Where = 'browser'): void => {
  try {
    storages[where]().setItem(name, JSON.stringify(value))
  } catch {
    // nobody loses what is on the screen
  }
}

/** Keeps nothing under a name any more. */
export const forget = (name: string, where: Where = 'browser'): void => {
  try {
    storages[where]().removeItem(name)
  } catch {
    // nothing was kept either
  }
}
