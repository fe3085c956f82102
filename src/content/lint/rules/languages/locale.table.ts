import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'another country': [
      { file: 'pages/_site.json', at: '/language', value: 'de-CH' },
      { file: 'pages/_site.json', at: '/locale', value: 'de-CH' },
      { file: 'pages/_site.json', at: '/currency', value: 'CHF' },
      { file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Zurich' },
    ],
  },
  rejects: {
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
