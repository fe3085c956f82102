import { englishNameOf } from '../../core/document/englishNameOf.ts'
import { leadIn } from '../../core/locale/leadIn.ts'
import { isReplyTo } from '../../render/fields/isReplyTo.ts'
import type { FormDescription } from '../store/siteManifest.ts'
import type { EnquiryValues } from './checkEnquiry.ts'
import { headerAddress } from './headerAddress.ts'
import type { Lead } from './lead.ts'

type Value = EnquiryValues[string]
const textOf = (value: Value | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ')

const labelOf = (form: FormDescription | undefined, name: string): string => {
  const field = form?.fields.find((entry) => entry.name === name)
  return field && 'label' in field ? field.label : name
}

const linesOf = (form: FormDescription | undefined, values: EnquiryValues): string[] =>
  Object.entries(values)
    .map(([name, value]) => [labelOf(form, name), textOf(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) =>
      text.includes('\n') ? `${leadIn(label)}\n${text}\n` : `${leadIn(label)} ${text}`,
    )

/** The visitor's own address, to answer to: that of the first field that takes one. Undefined when it can't stand in a header; the text has it all the same. */
export const addressOf = (
  form: FormDescription | undefined,
  { values, amended }: Lead,
): string | undefined => {
  const field = form?.fields.find(isReplyTo)
  return field && headerAddress(textOf((amended ?? values)[field.name]))
}

/** A language as the firm reads it: `Urdu (ur)`. */
const languageWords = (tag: string): string => `${englishNameOf(tag)} (${tag})`

/** A lead as the text of an e-mail, with the labels of the form where it is still known. */
export const describeLead = (
  form: FormDescription | undefined,
  { number, receivedAt, values, other, amended, between, marks, formType, language }: Lead,
): string =>
  [
    `Enquiry ${number} (${formType}), received ${new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(language === undefined ? [] : [`Written in: ${languageWords(language)}`]),
    ...(marks.length > 0 ? [`It looks like a robot's: ${marks.join(', ')}.`] : []),
    '',
    ...linesOf(form, amended ?? values),
    ...(amended
      ? [
          '',
          'It was sent again with other words; the first time it said:',
          '',
          ...linesOf(form, values),
        ]
      : []),
    ...linesOf(undefined, other),
    ...between.flatMap((words) => ['', 'Then it said:', '', ...linesOf(form, words)]),
    '',
  ].join('\n')
