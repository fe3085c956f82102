import type { EnquiryValues } from './checkEnquiry.ts'
import { LeadsFailure } from './leadsFailure.ts'

/** How much of a store's room is taken, and how much there is, in bytes. */
export type Room = { readonly used: number; readonly largest: number }

type Words = { readonly values: EnquiryValues; readonly other: EnquiryValues }

/** What the words of an enquiry take as they are stored, in bytes. */
export const bytesOf = ({ values, other }: Words): number =>
  Buffer.byteLength(JSON.stringify(values)) + Buffer.byteLength(JSON.stringify(other))

const kilobyte = 1024
/** The most that one enquiry takes, in bytes: a long text of 20,000 characters takes at most 80,000. */
export const largestEnquiry = 128 * kilobyte
/** The most that one enquiry takes with all that it said when it came again with other words, in bytes. */
export const largestLead = 2 * largestEnquiry
/** An enquiry up to this many bytes is stored as long as there is any room: a long email takes no more. */
export const smallEnquiry = 8 * kilobyte

/** From here on operators are warned, in parts of the room. */
const warnFrom = 0.8
/** From here on the room is kept for small enquiries, in parts of the room. */
const reserveFrom = 0.9

const isNearlyFull = ({ used, largest }: Room): boolean => used >= largest * warnFrom
export const isReserveInUse = ({ used, largest }: Room): boolean => used >= largest * reserveFrom

/** How full a store may get by an enquiry of so many bytes, in bytes. */
export const limitFor = (bytes: number, largest: number): number =>
  bytes <= smallEnquiry ? largest : largest * reserveFrom

const percent = ({ used, largest }: Room): number => Math.floor((used / largest) * 100)

/** A warning for the operator; undefined while there is room enough. */
export const roomWarning = (room: Room, place: string): string | undefined => {
  if (!isNearlyFull(room)) return undefined
  const rest = isReserveInUse(room) ? ' Only small enquiries are stored now.' : ''
  return `The leads in ${place} take ${percent(room)} % of their room.${rest} Delete leads that you no longer need, or raise LEADS_LIMIT_MB (${Math.round(room.largest / kilobyte ** 2)}).`
}

/** The same for strangers. */
export const publicRoomWarning = (room: Room): string | undefined =>
  isNearlyFull(room) ? 'The database takes more than 80 % of its room.' : undefined

/** An enquiry that is refused for its size alone, whatever room there is. */
export class EnquiryTooLarge extends LeadsFailure {
  constructor() {
    super(
      `an enquiry takes more than ${largestLead / kilobyte} kB with all that it said before`,
      'other',
    )
  }
}

/** An enquiry that came again with other words too often, whatever room there is. */
export class EnquiryTooOften extends LeadsFailure {
  constructor(times: number) {
    super(`an enquiry came with other words more than ${times} times`, 'other')
  }
}

/** Whether a visitor's enquiry was refused for what it is: the store works. */
export const isRefusal = (failure: unknown): failure is EnquiryTooLarge | EnquiryTooOften =>
  failure instanceof EnquiryTooLarge || failure instanceof EnquiryTooOften
