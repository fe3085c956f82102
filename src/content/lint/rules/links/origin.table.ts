import type { RuleTable } from '../../types/rule.ts'

const origin = (value: unknown) => [{ file: 'pages/_site.json', at: '/origin', value }]

export const table: RuleTable = {
  accepts: {
    'a name with a port': origin('https://www.spoke.shop:8443'),
    'a computer by its number': origin('http://127.0.0.1:4173'),
  },
  rejects: {
    'a path': {
      edits: origin('https://www.spoke.shop/repairs'),
      finds: [
        'pages/_site.json:4:13 error origin «"https://www.spoke.shop/repairs"» "https://www.spoke.shop/repairs" has the path /repairs, but a site is published at the root of its host. → Write "https://www.spoke.shop".',
      ],
    },
    'a slash at the end': {
      edits: origin('https://www.spoke.shop/'),
      finds: [
        'pages/_site.json:4:13 error origin «"https://www.spoke.shop/"» "https://www.spoke.shop/" is not written as browsers write it. → Write "https://www.spoke.shop".',
      ],
    },
    'a space in the name': {
      edits: origin('https://spoke shop'),
      finds: [
        'pages/_site.json:4:13 error origin «"https://spoke shop"» originNotAnAddress {"origin":"https://spoke shop"} → writeOrigin',
      ],
    },
    'a bracket that is not closed': {
      edits: origin('https://['),
      finds: [
        'pages/_site.json:4:13 error origin «"https://["» originNotAnAddress {"origin":"https://["} → writeOrigin',
      ],
    },
    'capital letters': {
      edits: origin('https://www.Spoke.shop'),
      finds: [
        'pages/_site.json:4:13 error origin «"https://www.Spoke.shop"» originWrittenOtherwise {"origin":"https://www.Spoke.shop"} → write {"value":"https://www.spoke.shop"}',
      ],
    },
    'a password, and a time zone that there is not': {
      edits: [
        ...origin('https://ada:secret@spoke.shop?x'),
        { file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Leeds' },
      ],
      finds: [
        'pages/_site.json:4:13 error origin «"https://ada:secret@spoke.shop?x"» originWrittenOtherwise {"origin":"https://ada:secret@spoke.shop?x"} → write {"value":"https://spoke.shop"}',
        'pages/_site.json:8:15 error locale «"Europe/Leeds"» noSuchTimeZone {"timeZone":"Europe/Leeds"} → writeTimeZone',
      ],
    },
  },
}
