import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'the time of Greenwich, and another country': [
      { file: 'pages/_site.json', at: '/timeZone', value: 'UTC' },
      { file: 'pages/_site.json', at: '/firm/address/countryCode', value: 'IN' },
    ],
    'another country': [
      { file: 'pages/_site.json', at: '/language', value: 'de-CH' },
      { file: 'pages/_site.json', at: '/locale', value: 'de-CH' },
      { file: 'pages/_site.json', at: '/currency', value: 'CHF' },
      { file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Zurich' },
    ],
  },
  rejects: {
    'an abbreviation, which computers read as another place': {
      edits: [
        { file: 'pages/_site.json', at: '/timeZone', value: 'BST' },
        { file: 'pages/_site.json', at: '/firm/address/countryCode', value: 'EN' },
      ],
      finds: [
        'pages/_site.json:8:15 error locale «"BST"» "BST" isn\'t a place: computers read it as Asia/Dhaka. → Write "Europe/London".',
        'pages/_site.json:17:22 error locale «"EN"» "EN" isn\'t the code of a country. → Write "GB".',
      ],
    },
    'an abbreviation that computers do not know, and the code that people use': {
      edits: [
        { file: 'pages/_site.json', at: '/timeZone', value: 'CEST' },
        { file: 'pages/_site.json', at: '/firm/address/countryCode', value: 'UK' },
        { file: 'pages/_site.json', at: '/locale', value: 'en-UK' },
        { file: 'pages/_site.json', at: '/language', value: 'en-EN' },
      ],
      finds: [
        'pages/_site.json:5:15 error locale «"en-EN"» "EN" in "en-EN" isn\'t the code of a country. → Write "en-GB".',
        'pages/_site.json:6:13 warning locale «"en-UK"» "UK" in "en-UK" isn\'t the code of a country. → Write "en-GB".',
        'pages/_site.json:8:15 error locale «"CEST"» There is no time zone "CEST". → Write "Europe/Berlin".',
        'pages/_site.json:17:22 warning locale «"UK"» "UK" isn\'t the code of a country. → Write "GB".',
      ],
    },
    'a distance from Greenwich': {
      edits: [{ file: 'pages/_site.json', at: '/timeZone', value: '+05:30' }],
      finds: [
        'pages/_site.json:8:15 error locale «"+05:30"» There is no time zone "+05:30". → Write "Europe/London".',
      ],
    },
    'a time zone that there is not': {
      edits: [{ file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Leeds' }],
      finds: [
        'pages/_site.json:8:15 error locale «"Europe/Leeds"» There is no time zone "Europe/Leeds". → Write a region and a city, such as "Europe/London" or "America/New_York".',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_site.json', at: '/currency', value: 'GBR' },
        { file: 'pages/_site.json', at: '/locale', value: 'xx-GB' },
      ],
      finds: [
        'pages/_site.json:6:13 error locale «"xx-GB"» There is no locale "xx-GB". → Write a language and a country, such as "en-GB" or "de-CH".',
        'pages/_site.json:7:15 error locale «"GBR"» There is no currency "GBR". → Write its three letters, such as "EUR" or "USD".',
      ],
    },
  },
}
