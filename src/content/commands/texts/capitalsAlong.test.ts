import { expect, test } from 'vitest'
import { capitalsAlong } from './capitalsAlong.ts'

test.each([
  ['email', 'email', 'e-mail', 'e-mail'],
  ['Email', 'email', 'e-mail', 'E-mail'],
  ['EMAIL', 'email', 'e-mail', 'E-MAIL'],
  ['eMail', 'email', 'e-mail', 'e-mail'],
  ['“Email”', '"email"', '“e-mail”', '“E-mail”'],
  ['Chartered Accountant', 'chartered accountant', 'tax adviser', 'Tax Adviser'],
  ['Chartered accountant', 'chartered accountant', 'tax adviser', 'Tax adviser'],
  ['email', 'Email', 'E-mail', 'e-mail'],
  ['EMAIL', 'Email', 'E-mail', 'E-MAIL'],
  ['ACME LTD', 'Acme Ltd', 'Apex Ltd', 'APEX LTD'],
  ['Chartered Accountant', 'Chartered Accountant', 'Accountant', 'Accountant'],
  ['CHARTERED ACCOUNTANT', 'Chartered Accountant', 'Accountant', 'ACCOUNTANT'],
  // Capitals that were typed, and not looked for, are meant.
  ['MRS LEE', 'mrs lee', 'Mrs Lee', 'Mrs Lee'],
  ['Gst', 'gst', 'GST', 'GST'],
  ['gst', 'Gst', 'GST', 'GST'],
  ['Gst', 'GST', 'Gst', 'Gst'],
  ['Tax', 'tax', 'VAT and duties', 'VAT and duties'],
  // What was looked for as it stands there is replaced by what was typed.
  ['Email', 'Email', 'e-mail', 'e-mail'],
  ['GST', 'GST', 'tax', 'tax'],
  ['Gst', 'GST', 'tax', 'Tax'],
  // Nothing in letters that have no capitals.
  ['दिन', 'दिन', 'दिवस', 'दिवस'],
  ['7–15', '7-15', 'seven to fifteen', 'seven to fifteen'],
])('in “%s” replacing “%s” by “%s” writes “%s”', (found, words, to, is) => {
  expect(capitalsAlong(found, words, to)).toBe(is)
})
