import { type AssetFault, type AssetMessage, assetMsg } from '../../messages/assetMessages.ts'

/** Why a drawing is refused as a whole. Thrown by what reads it; `cleanSvg` returns it. */
export class Refusal extends Error {
  readonly fault: AssetFault

  /** `danger` is for a list of what the drawing holds. */
  constructor(
    readonly danger: string,
    message: AssetMessage,
    suggestion: AssetMessage,
  ) {
    super(message.code)
    this.fault = { message, suggestion }
  }
}

/** The most levels of elements in a drawing, and of brackets in a style. Drawing programs stay far below. */
export const maximumDepth = 100

export const unreadable = (why: AssetMessage): Refusal =>
  new Refusal('no drawing that can be read as such', why, assetMsg('saveDrawingAgain'))

export const notUtf8 = (why: AssetMessage): Refusal =>
  new Refusal('text in an encoding other than UTF-8', why, assetMsg('saveUtf8'))

export const tooDeep = (what: 'a style' | 'elements'): Refusal =>
  new Refusal(
    `${what} nested more than ${maximumDepth} levels deep`,
    assetMsg(what === 'elements' ? 'elementsTooDeep' : 'styleTooDeep', { levels: maximumDepth }),
    assetMsg('simplifyAndSave'),
  )
