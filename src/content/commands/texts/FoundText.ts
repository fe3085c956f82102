import type { ShownFigure } from './readAs.ts'

/** Where words stand, and what stands around them as visitors read it. */
type Found = {
  readonly file: string
  readonly pointer: string
  readonly route: string | undefined
  readonly page: string
  readonly title: string
  /** The entry in which a short text stands, such as the row of a price. */
  readonly of?: string | undefined
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Words where people read them; `number` is what `replace` calls the hit by. */
export type FoundText = Found & { readonly number: number; readonly to: string }

/** Words that are read and can't be replaced where they stand: figures say some of them, or marks begin or end among them. */
export type KeptText = Found & { readonly figures: readonly Pick<ShownFigure, 'name' | 'says'>[] }

export const isKept = (text: FoundText | KeptText): text is KeptText => 'figures' in text

/** Whether something else would stand in the place of words: they can be replaced, and do not say it already. */
export const mayChange = (text: FoundText | KeptText): text is FoundText =>
  !isKept(text) && text.to !== text.found
