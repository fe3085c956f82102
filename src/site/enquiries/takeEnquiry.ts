import { createHash } from 'node:crypto'
import type { FieldRulesByType } from '../../core/fields/fieldRules.ts'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { today } from '../../render/fields/date/today.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import { boundOther } from './boundOther.ts'
import { type CheckedEnquiry, checkEnquiry, type EnquiryError } from './checkEnquiry.ts'
import type { EnquiryBody } from './enquiryBody.ts'
import type { Mark, NewLead } from './lead.ts'
import { valuesNow } from './leadNow.ts'
import { markEnquiry } from './markEnquiry.ts'
import { bytesOf, EnquiryTooLarge, isRefusal, largestEnquiry } from './room.ts'

/** Keeps a lead; once it returns, the lead is on disk. */
export type StoreLead = (lead: NewLead) => Promise<unknown>

export type Enquiry = {
  /** What fields refuse, by their types. */
  readonly rules: FieldRulesByType
  readonly form: FormDescription
  readonly body: EnquiryBody
  readonly words: Readonly<Record<string, string>>
  /** The language that it was written in, where the site has several. */
  readonly language?: string | undefined
  /** The office's, whose days count. */
  readonly timeZone: string
  readonly sessionData: string | undefined
  /** Whether the address has sent no more enquiries of late than an office does; asked once the enquiry is found to be one. */
  readonly isUnmarked: () => boolean
  /** Whether the address may have so many bytes more stored. */
  readonly hasRoom: (bytes: number) => boolean
  /** Milliseconds. */
  readonly now: number
}

const tenMinutes = 600_000

/** After how many seconds an address that has filled its share may try again. */
const retryAfter = 300

/** A day that was today when somebody chose it, or by a clock that runs late, is still taken so many milliseconds later. */
const leeway = 3_600_000

/**
 * The enquiry's own id, or for a form posted without JavaScript one made of what it says: the same words within ten minutes are
 * a second press of the button, also if a new stretch of ten minutes has begun between the two.
 */
const idsOf = (
  body: EnquiryBody,
  { values }: CheckedEnquiry,
  now: number,
): Pick<NewLead, 'enquiryId' | 'former'> => {
  const given = body.get('enquiryId')?.[0]?.trim()
  if (given && /^[\w.:-]{1,100}$/.test(given)) return { enquiryId: given }
  const hash = (content: string) => createHash('sha256').update(content).digest('base64url')
  if (given) return { enquiryId: hash(given) }
  const idAt = (moment: number) =>
    hash(`${Math.floor(moment / tenMinutes)} ${JSON.stringify(values)}`)
  const since = now - tenMinutes
  return { enquiryId: idAt(now), former: { enquiryId: idAt(since), since } }
}

export type Taken = {
  readonly status: 200 | 413 | 422 | 429 | 503
  readonly errors: readonly EnquiryError[]
  readonly values: CheckedEnquiry['values']
  readonly retryAfter?: number
}

/**
 * Checks an enquiry and stores it. Status 200: it is on disk; 422: the visitor has to change something; 413: it takes more room than
 * any enquiry may; 429: its address has filled its share of the store, or it came again too often; 503: it could not be stored, which `report` is told, without
 * anything personal.
 */
export const takeEnquiry = async (
  enquiry: Enquiry,
  store: StoreLead,
  report: (line: string) => void,
): Promise<Taken> => {
  const { rules, form, body, words, timeZone, now } = enquiry
  // Of days that have an end, the last is one more by the later clock.
  const judged = [now, now - leeway].map((moment) =>
    checkEnquiry(rules, form, body, words, today(timeZone, moment)),
  ) as [CheckedEnquiry, CheckedEnquiry] // of two
  const checked = judged.find(({ errors }) => errors.length === 0) ?? judged[0]
  const { values, other, errors } = checked
  if (errors.length > 0) return { status: 422, errors, values }
  const kept = boundOther(other)
  const bytes = bytesOf({ values, other: kept })
  const tooLarge: Taken = {
    status: 413,
    errors: [{ code: 'TOO_LARGE', message: words['enquiryTooLong'] ?? '' }],
    values,
  }
  if (bytes > largestEnquiry) return tooLarge
  const tooMany: Taken = {
    status: 429,
    errors: [{ code: 'TOO_MANY', message: words['enquiriesTooMany'] ?? '' }],
    values,
    retryAfter,
  }
  if (!enquiry.hasRoom(bytes)) return tooMany
  const marks: Mark[] = [
    ...markEnquiry(body, enquiry.sessionData, now),
    ...(enquiry.isUnmarked() ? [] : (['many from one address'] as const)),
  ]
  const { id: formId, name, formType } = form
  try {
    await store({
      ...idsOf(body, checked, now),
      formId,
      form: name,
      formType,
      receivedAt: now,
      language: enquiry.language,
      values,
      other: kept,
      marks,
      now: (said) => valuesNow(form, said),
    })
    return { status: 200, errors, values }
  } catch (error) {
    if (isRefusal(error)) return error instanceof EnquiryTooLarge ? tooLarge : tooMany
    report(`An enquiry could not be stored: ${errorMessage(error)}`)
    return {
      status: 503,
      errors: [{ code: 'NOT_STORED', message: words['enquiryNotStored'] ?? '' }],
      values,
    }
  }
}
