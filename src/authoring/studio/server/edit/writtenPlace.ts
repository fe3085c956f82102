import { keysOf } from '../../../../core/model/schema/path.ts'
import type { Place } from '../../protocol/requests.ts'

const isNumber = (key: string) => /^\d+$/.test(key)

/** A place as the words of operations name it: numbers from 1, and a document's blocks without their key (`src/content/commands/places`). Pure. */
export const writtenPlace = ({ file, pointer }: Place): string => {
  const [first, ...rest] = keysOf(pointer)
  if (first === undefined) return file
  const keys = first === 'blocks' ? rest : [first, ...rest]
  const numbered = keys.map((key) => (isNumber(key) ? String(Number(key) + 1) : key)).join('/')
  return numbered === '' ? file : `${file}#${numbered}`
}
