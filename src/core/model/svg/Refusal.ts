/** Why a drawing is refused as a whole. Thrown by what reads it; `cleanSvg` returns it. */
export class Refusal extends Error {
  /** For a list of what the drawing holds. */
  readonly danger: string
  /** What to do, for authors. */
  readonly suggestion: string

  /** `message` says what is wrong, for authors. */
  constructor(danger: string, message: string, suggestion: string) {
    super(message)
    this.danger = danger
    this.suggestion = suggestion
  }
}

/** The most levels of elements in a drawing, and of brackets in a style. Drawing programs stay far below. */
export const maximumDepth = 100

export const unreadable = (why: string): Refusal =>
  new Refusal(
    'no drawing that can be read as such',
    `This drawing can’t be read: ${why}.`,
    'Save it again as plain SVG.',
  )

export const notUtf8 = (why: string): Refusal =>
  new Refusal(
    'text in an encoding other than UTF-8',
    `This drawing isn’t saved as UTF-8: ${why}.`,
    'Save it as UTF-8.',
  )

export const tooDeep = (what: string): Refusal =>
  new Refusal(
    `${what} nested more than ${maximumDepth} levels deep`,
    `This drawing has ${what} nested more than ${maximumDepth} levels deep.`,
    'Simplify it in a drawing program, then save it again.',
  )
