import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a dialog that a link opens': [
      {
        file: 'pages/index.json',
        at: '/blocks/0/actions/0',
        value: { label: 'Book a repair', href: '/enquire/booking' },
      },
      {
        file: 'pages/services/repair.json',
        at: '/blocks/0/actions/0',
        value: { label: 'Book a repair', href: '/enquire/booking' },
      },
      { file: 'pages/_site.json', at: '/actions' },
    ],
  },
  rejects: {
    'a form that nothing has': {
      edits: [{ file: 'pages/_site.json', at: '/forms/old', value: { id: 'old' } }],
      finds: [
        'pages/_site.json:70:5 warning unused «"old"» formUnused {"name":"old"} → removeOrAddForm',
      ],
    },
    'a dialog that nothing opens, and a form': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/0' },
        { file: 'pages/services/repair.json', at: '/blocks/0/actions' },
        { file: 'pages/_site.json', at: '/actions' },
        { file: 'pages/_site.json', at: '/forms/old', value: { id: 'old' } },
      ],
      finds: [
        'pages/_dialogs/booking.json:1:1 warning unused «{» dialogUnused {"id":"booking"} → openDialogOrRemove {"id":"booking"}',
        'pages/_site.json:64:5 warning unused «"old"» formUnused {"name":"old"} → removeOrAddForm',
      ],
    },
  },
}
