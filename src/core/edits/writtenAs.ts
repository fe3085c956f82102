import { getNodeValue } from 'jsonc-parser'
import { keysOf } from '../model/schema/path.ts'
import type { WrittenText } from './change.ts'
import { editsInside } from './editsInside.ts'
import { editText } from './editText.ts'
import { jsonTree, nodeAt, valueIn } from './jsonTree.ts'
import { indentAt } from './layout.ts'

/** How a value of a document is written there, with what has changed in it since: so that a copy has the same lines. Undefined where nothing stands there. */
export const writtenAs = (
  text: string,
  file: string,
  pointer: string,
  value: unknown,
): WrittenText | undefined => {
  const found = nodeAt(jsonTree(text, file), keysOf(pointer))
  if (!found) return undefined
  const node = valueIn(found)
  const raw = text.slice(node.offset, node.offset + node.length)
  const written = editsInside(file, getNodeValue(node), value).reduce(
    (now, edit) => editText(now, edit, () => []).text,
    raw,
  )
  return { text: written, indent: indentAt(text, found.offset) }
}
