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
        'pages/_site.json:76:9 error forms «"spokebooking"» "spokebooking" is another form\'s id of today: what arrives under it is that one\'s. → Take it out here.',
        'pages/_site.json:77:9 error forms «"old"» "old" was the id of the form with the id "spokebooking" too: nobody could tell which one an old page means. → Take it out here.',
      ],
    },
    'a form that is not listed': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/name', value: 'bookings' }],
      finds: [
        'pages/_dialogs/booking.json:9:15 error forms «"bookings"» pages/_site.json lists no form "bookings". → Did you mean "booking"?',
      ],
    },
    'a newsletter without its form': {
      edits: [{ file: 'pages/_site.json', at: '/newsletter', value: { form: 'boking' } }],
      finds: [
        'pages/_site.json:75:13 error forms «"boking"» There is no form "boking" under "forms". → Did you mean "booking"?',
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
        'pages/_dialogs/booking.json:49:15 error forms «"booking"» The form "booking" stands twice on this page. → Remove one of them, or list another form in pages/_site.json.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_site.json', at: '/newsletter', value: { form: 'news' } },
        { file: 'pages/_site.json', at: '/forms', value: {} },
      ],
      finds: [
        'pages/_dialogs/booking.json:9:15 error forms «"booking"» pages/_site.json lists no form "booking". → Add it under "forms" there, with its id.',
        'pages/_site.json:71:13 error forms «"news"» There is no form "news" under "forms". → Add it there, with its id.',
      ],
    },
  },
}
