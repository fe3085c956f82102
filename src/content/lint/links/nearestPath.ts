import { nearest } from './nearest.ts'

const head = (path: string, separator: string) => path.slice(0, path.lastIndexOf(separator))
const last = (path: string, separator: string) => path.slice(path.lastIndexOf(separator) + 1)

/**
 * The candidate that a misspelt address (`/services/repair`) or name of a fact (`repair.fee`) most likely means, part by
 * part: three wrong letters are few in a long name, and all of a short part. Undefined where none is near.
 */
export const nearestPath = (
  path: string,
  candidates: Iterable<string>,
  separator: '/' | '.',
): string | undefined => {
  const all = [...candidates]
  const beside = all.filter((other) => head(other, separator) === head(path, separator))
  const name = nearest(
    last(path, separator),
    beside.map((other) => last(other, separator)),
  )
  if (name !== undefined) return beside.find((other) => last(other, separator) === name)
  const named = all.filter((other) => last(other, separator) === last(path, separator))
  if (named.length === 1) return named[0]
  const isNear = (other: string) => {
    const [own, parts] = [path.split(separator), other.split(separator)]
    return (
      own.length === parts.length &&
      own.every(
        (part, index) => part === parts[index] || nearest(part, [parts[index] ?? '']) !== undefined,
      )
    )
  }
  return (named.length > 0 ? named : all).find(isNear)
}
