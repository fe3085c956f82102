import { z } from 'zod'

const one = z.string().min(1)
const some = z.union([one, z.array(one).min(1)])

/**
 * One item of the checklist: what must be there, in words, and how it is recognised. `in` and `under` say where to look;
 * of the rest each that is given must hold there. A route that ends in `*` means every page whose route begins so.
 */
export const itemSchema = z.strictObject({
  item: one,
  /** A part of the document by its selector; `main` where nothing is said. */
  in: one.optional(),
  /** The part that a heading stands over, by its text; a list leads from part to part. */
  under: some.optional(),
  /** A heading that says this. */
  heading: one.optional(),
  /** Phrases that stand in the text, in any spelling of figures. */
  text: some.optional(),
  /** Phrases of which none stands there. */
  without: some.optional(),
  /** Phrases that stand in this order: in the text, or in the elements of the selector `of`. */
  order: z.array(one).min(2).optional(),
  /** So many elements of the selector `of`, or at `least` so many. `each`: what they say, in order; with `attr`, the very values of that attribute. */
  count: z.int().nonnegative().optional(),
  least: z.int().positive().optional(),
  of: one.optional(),
  each: z.array(one).optional(),
  attr: one.optional(),
  /** A button by its label, the dialog it opens, and what is then filled in: by the page and by the button itself. */
  button: one.optional(),
  dialog: one.optional(),
  preset: z.record(one, z.string()).optional(),
  /** A pattern: every button whose label fits opens the dialog. */
  labels: one.optional(),
  /** A link by its label (or the beginning of what is heard), and where it leads; without a label, links to all of these. */
  link: one.optional(),
  href: some.optional(),
  /** A row of a table, its cells in order, each holding the phrase. */
  row: z.array(one).min(2).optional(),
  /** A label with its value, as in a list of details. */
  pair: z.tuple([one, one]).optional(),
  /** An article's stated minutes: shown, and kept by its length at 200 to 230 words a minute, a fifth more or less. */
  minutes: z.int().positive().optional(),
})

export type Item = z.infer<typeof itemSchema>

/** A file of the checklist: items by route. */
export const checklistSchema = z.record(one, z.array(itemSchema).min(1))

const kinds = ['button', 'labels', 'link', 'href', 'row', 'pair', 'order', 'count', 'least', 'each', 'heading', 'minutes', 'text', 'without'] as const

/** What kind of item it is, by the first way in which it is recognised. */
export const kindOfItem = (item: Item): (typeof kinds)[number] | undefined => kinds.find((kind) => item[kind] !== undefined)
