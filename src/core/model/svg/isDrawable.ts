import { scriptOf } from '../../document/directionOf.ts'

/** Scripts that the faces for pictures have, each letter by itself. What joins letters, or needs thousands, is set wrong or not at all. */
const drawn = new Set(['Latn', 'Grek', 'Cyrl'])

/** Whether the engine can draw a title in a language, by its tag, on the picture for messengers. */
export const isDrawable = (tag: string): boolean => drawn.has(scriptOf(tag) ?? 'Latn')
