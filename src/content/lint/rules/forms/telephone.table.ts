import type { RuleTable } from '../../types/rule.ts'

const phone = (value: string) => ({ file: 'pages/_site.json', at: '/firm/phone', value })

export const table: RuleTable = {
  accepts: {
    'a direct line behind a hyphen': [phone('+49 30 123456-78')],
    'parentheses and hyphens': [phone('+1 (415) 555-0132')],
    dots: [phone('+33 1.42.68.53.00')],
    'a number of Leeds': [phone('+44 113 496 0182')],
    'a number with an extension': [phone('+44 113 496 0182 ext. 12')],
    'an extension in another language': [phone('+49 421 12345 Durchwahl 6')],
    'a number of Paris': [phone('+33 1 23 45 67 89')],
    'a number of Germany, where lengths differ': [phone('+49 421 12345')],
    'no number': [],
  },
  rejects: {
    'a digit too few': {
      edits: [phone('+33 1 23 45 67 8')],
      finds: [
        'pages/_site.json:28:14 warning telephone «"+33 1 23 45 67 8"» phoneNotDialable {"phone":"+33 1 23 45 67 8","fault":"TOO_SHORT"} → comparePhone',
      ],
    },
    'a code that no country has': {
      edits: [phone('+999 1234 5678')],
      finds: [
        'pages/_site.json:28:14 warning telephone «"+999 1234 5678"» phoneNotDialable {"phone":"+999 1234 5678","fault":"INVALID_COUNTRY"} → comparePhone',
      ],
    },
  },
}
