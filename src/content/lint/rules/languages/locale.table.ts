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
        'pages/_site.json:8:15 error locale «"BST"» timeZoneAbbreviated {"timeZone":"BST","read":"Asia/Dhaka"} → write {"value":"Europe/London"}',
        'pages/_site.json:17:22 error locale «"EN"» noSuchCountry {"code":"EN"} → write {"value":"GB"}',
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
        'pages/_site.json:5:15 error locale «"en-EN"» noSuchRegion {"region":"EN","tag":"en-EN"} → write {"value":"en-GB"}',
        'pages/_site.json:6:13 warning locale «"en-UK"» noSuchRegion {"region":"UK","tag":"en-UK"} → write {"value":"en-GB"}',
        'pages/_site.json:8:15 error locale «"CEST"» noSuchTimeZone {"timeZone":"CEST"} → write {"value":"Europe/Berlin"}',
        'pages/_site.json:17:22 warning locale «"UK"» noSuchCountry {"code":"UK"} → write {"value":"GB"}',
      ],
    },
    'a distance from Greenwich': {
      edits: [{ file: 'pages/_site.json', at: '/timeZone', value: '+05:30' }],
      finds: [
        'pages/_site.json:8:15 error locale «"+05:30"» noSuchTimeZone {"timeZone":"+05:30"} → write {"value":"Europe/London"}',
      ],
    },
    'a time zone that there is not': {
      edits: [{ file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Leeds' }],
      finds: [
        'pages/_site.json:8:15 error locale «"Europe/Leeds"» noSuchTimeZone {"timeZone":"Europe/Leeds"} → writeTimeZone',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_site.json', at: '/currency', value: 'GBR' },
        { file: 'pages/_site.json', at: '/locale', value: 'xx-GB' },
      ],
      finds: [
        'pages/_site.json:6:13 error locale «"xx-GB"» noSuchLocale {"key":"locale","tag":"xx-GB"} → writeLocale',
        'pages/_site.json:7:15 error locale «"GBR"» noSuchCurrency {"currency":"GBR"} → writeCurrency',
      ],
    },
  },
}
