import type { Deliveries } from './deliveries.ts'
import type { Lead, NewLead } from './lead.ts'
import type { LeadsCopy } from './leadsCopy.ts'
import type { LeadsFailure } from './leadsFailure.ts'
import type { Room } from './room.ts'

/** A lead as somebody has seen it: it has come again with other words since then where its `amendedAt` is another one. */
export type SeenLead = Pick<Lead, 'number' | 'amendedAt'>

/**
 * Where leads are kept. Nothing is opened or made before the first question. What a method throws is a `LeadsFailure` where leads
 * can't be kept or read, and its words name the place without anything secret.
 */
export type LeadStore = {
  /** For people to read: without what an address may hold beside its host. */
  readonly place: string
  /**
   * What can be known at the start without waiting for anybody: gives what may pass by itself, and throws what stays until a setting or
   * a right is changed.
   */
  readonly start: () => Promise<LeadsFailure | undefined>
  /** Why there are no leads in this place, and never were; undefined where there are. Makes nothing. */
  readonly absence: () => Promise<string | undefined>
  /**
   * Stores a lead; once this returns, it is on disk. One enquiry of a form is stored once: gives `repeated` for one that is there
   * already, and keeps what it says now under `amended` if it says something new, so that no words are lost. Once the room is nearly
   * full, only small enquiries are stored. Throws `EnquiryTooLarge` or `EnquiryTooOften` for one that came again with too many other words.
   */
  readonly storeLead: (lead: NewLead) => Promise<'stored' | 'repeated' | 'amended'>
  /** Tries whether a lead could be stored and read, without storing one. */
  readonly tryStoring: () => Promise<void>
  /** How much room the leads take. */
  readonly room: () => Promise<Room>
  /** All leads, oldest first. */
  readonly listLeads: () => Promise<Lead[]>
  /**
   * Deletes leads, and what was noted on their delivery, and leaves none of their words in the store's own files. One that has come
   * again with other words since it was seen stays. Gives how many were deleted. Throws where the words could not be cleared within
   * `timeout` milliseconds.
   */
  readonly deleteLeads: (leads: readonly SeenLead[], timeout?: number) => Promise<number>
  /** Stores corrected leads in the same way. Gives how many were corrected. */
  readonly correctLeads: (leads: readonly Lead[], timeout?: number) => Promise<number>
  /** What is left of deleted and corrected words in spite of that, in sentences for whoever had them deleted. */
  readonly remains: () => readonly string[]
  readonly deliveries: Deliveries
  /** All that another store needs to go on in this one's place. */
  readonly readCopy: () => Promise<LeadsCopy>
  /**
   * Brings in what a copy has and this store has not: leads keep their numbers where these are free. What is there already stays as
   * it is. All or nothing. Gives how many leads came.
   */
  readonly bringIn: (copy: LeadsCopy) => Promise<number>
  /** Moves a damaged store out of the way of a backup, where that is this program's to do. Gives its new name, or undefined. */
  readonly setAsideDamaged: (now: number) => Promise<string | undefined>
  /** Lets go of everything. */
  readonly close: () => Promise<void>
}

/** How large a store may get where nothing else is said, in bytes. */
export const defaultLargest = 1 << 30

export type StoreLimits = {
  /** How long a statement waits for another program's lock, in milliseconds. */
  readonly timeout?: number
  /** How large the store may get, in bytes: nobody shall fill the disk with enquiries. */
  readonly largest?: number
  /** Is told, in words for the log, when the place is found to hold other leads than before, or none. */
  readonly onLost?: (words: string) => void
}
export type OpenStore = (url: string, root: string, limits: StoreLimits) => LeadStore
