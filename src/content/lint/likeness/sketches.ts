/** How many signs stand for a number of 30 bits: six bits each. They are plain in JSON: none is a quote or a backslash. */
const signs = 5
const first = 48
const space = 32
const backslash = 92

const sign = (bits: number): number => (bits < backslash - first ? bits + first : bits + first + 1)

const written = (number: number): string =>
  String.fromCharCode(
    sign(number & 63),
    sign((number >>> 6) & 63),
    sign((number >>> 12) & 63),
    sign((number >>> 18) & 63),
    sign((number >>> 24) & 63),
  )

/** Numbers for each paragraph of a document, such as its sketch, as one text, which is read many times faster than lists: a space stands between two of them. */
export const writeSketches = (sketches: readonly (readonly number[])[]): string =>
  sketches.map((sketch) => sketch.map(written).join('')).join(' ')

const numberAt = (text: string, at: number): number => {
  let number = 0
  for (let place = at + signs - 1; place >= at; place -= 1) {
    const code = text.charCodeAt(place)
    number = (number << 6) | (code < backslash ? code - first : code - first - 1)
  }
  return number
}

/** The numbers of one paragraph. */
export const readNumbers = (text: string): number[] => {
  const numbers: number[] = []
  for (let at = 0; at < text.length; at += signs) numbers.push(numberAt(text, at))
  return numbers
}

/** What stands after the numbers of a paragraph that is not the last of its document, and of one that is. @internal For tests. */
export const endOfParagraph = -1
export const endOfDocument = -2

/** The numbers of many documents in one row, with those ends between them. */
export const readSketches = (texts: readonly string[]): Int32Array => {
  const row = new Int32Array(texts.reduce((sum, text) => sum + text.length + 1, 0)) // more than enough
  let count = 0
  for (const text of texts) {
    for (let at = 0; at < text.length; count += 1) {
      const isEnd = text.charCodeAt(at) === space
      row[count] = isEnd ? endOfParagraph : numberAt(text, at)
      at += isEnd ? 1 : signs
    }
    row[count] = endOfDocument
    count += 1
  }
  return row.subarray(0, count)
}
