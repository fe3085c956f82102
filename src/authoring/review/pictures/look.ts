import type { Box } from './boxesOf.ts'

/** A picture as it is shown: a data address, its size, and the marks in it. */
export type Shown = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly marks: readonly Box[]
}

/** How a page looks at one width, before and after; one of them is missing where there was no page, or is none. */
export type Look = {
  readonly width: number
  readonly before?: Shown | undefined
  readonly after?: Shown | undefined
  /** Each place that looks different, with some of what stands around it. */
  readonly places: readonly { readonly before: Shown; readonly after: Shown }[]
  /** How many further places there are. */
  readonly more: number
}
