import type { RuleTable } from '../../types/rule.ts'

const form = {
  type: 'form',
  name: 'booking',
  formType: 'booking',
  fields: [{ type: 'email', name: 'address', label: 'Address' }],
  submit: 'Book',
  submitting: 'Booking...',
  success: { title: 'Booked!', text: 'We write to you this afternoon.' },
}

export const table: RuleTable = {
  accepts: {
    'a newsletter with a form': [
      { file: 'pages/_site.json', at: '/forms/news', value: { id: 'news' } },
      { file: 'pages/_site.json', at: '/newsletter', value: { form: 'news' } },
    ],
  },
  rejects: {
    "an earlier id that is another form's own": {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/forms',
          value: {
            booking: { id: 'spokebooking', formerly: ['old'] },
            news: { id: 'news', formerly: ['spokebooking', 'old'] },
          },
        },
        { file: 'pages/_site.json', at: '/newsletter', value: { form: 'news' } },
      ],
      finds: [
        'pages/_site.json:76:9 error forms «"spokebooking"» formerNameOfOther {"name":"spokebooking","thing":"form"} → takeOutHere',
        'pages/_site.json:77:9 error forms «"old"» formerNameOfTwo {"name":"old","thing":"form","other":"spokebooking"} → takeOutHere',
      ],
    },
    'a form that is not listed': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/name', value: 'bookings' }],
      finds: [
        'pages/_dialogs/booking.json:9:15 error forms «"bookings"» formNotListed {"name":"bookings"} → didYouMean {"meant":"booking"}',
      ],
    },
    'a newsletter without its form': {
      edits: [{ file: 'pages/_site.json', at: '/newsletter', value: { form: 'boking' } }],
      finds: [
        'pages/_site.json:75:13 error forms «"boking"» newsletterFormMissing {"newsletter":"boking"} → didYouMean {"meant":"booking"}',
      ],
    },
    'a form that stands twice': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/1',
          value: { ...form, heading: 'Again' },
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:49:15 error forms «"booking"» formTwice {"name":"booking"} → removeOrListOtherForm',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_site.json', at: '/newsletter', value: { form: 'news' } },
        { file: 'pages/_site.json', at: '/forms', value: {} },
      ],
      finds: [
        'pages/_dialogs/booking.json:9:15 error forms «"booking"» formNotListed {"name":"booking"} → listForm',
        'pages/_site.json:71:13 error forms «"news"» newsletterFormMissing {"newsletter":"news"} → addFormId',
      ],
    },
  },
}
