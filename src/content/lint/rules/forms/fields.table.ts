import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'fields of different names': [
      {
        file: 'pages/_dialogs/booking.json',
        at: '/blocks/0/fields/-',
        value: { type: 'textarea', name: 'message', label: 'Message' },
      },
    ],
    'names and values that were others before': [
      {
        file: 'pages/_dialogs/booking.json',
        at: '/blocks/0/fields/0/formerly',
        value: ['name', 'fullName'],
      },
      {
        file: 'pages/_dialogs/booking.json',
        at: '/blocks/0/fields/2/options/1/formerly',
        value: ['yearly check'],
      },
    ],
  },
  rejects: {
    'an earlier name that another field has': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/0/formerly',
          value: ['email'],
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:18:13 error fields «"email"» "email" is another field\'s name of today: what arrives under it is that one\'s. → Take it out here.',
      ],
    },
    'an earlier name that two fields had': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/0/formerly',
          value: ['contact'],
        },
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/1/formerly',
          value: ['contact'],
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:27:13 error fields «"contact"» "contact" was the name of the field "firstName" too: nobody could tell which one an old page means. → Take it out here.',
      ],
    },
    "two fields that took each other's names": {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/0/formerly',
          value: ['email'],
        },
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/1/formerly',
          value: ['firstName'],
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:18:13 error fields «"email"» "email" is another field\'s name of today: what arrives under it is that one\'s. → Take it out here.',
        'pages/_dialogs/booking.json:27:13 error fields «"firstName"» "firstName" is another field\'s name of today: what arrives under it is that one\'s. → Take it out here.',
      ],
    },
    'an earlier name that is its own, and one twice': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/0/formerly',
          value: ['firstName', 'name', 'name'],
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:18:13 error fields «"firstName"» "firstName" says nothing here: it is the name of today. → Take it out here.',
        'pages/_dialogs/booking.json:20:13 error fields «"name"» "name" says nothing here: it stands here already. → Take it out here.',
      ],
    },
    'an earlier value that another choice has': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/2/options/1/formerly',
          value: ['repair'],
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:37:17 error fields «"repair"» "repair" is another choice\'s value of today: what arrives under it is that one\'s. → Take it out here.',
      ],
    },
    'a name that stands twice': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/name', value: 'firstName' },
      ],
      finds: [
        'pages/_dialogs/booking.json:20:19 error fields «"firstName"» Two fields of this form have the name "firstName"; only one of them would arrive. → Give this one a name of its own.',
      ],
    },
    'a label that says nothing': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/label', value: '…' }],
      finds: [
        'pages/_dialogs/booking.json:21:20 error fields «"…"» The label "…" says nothing. → Say in a word or two what goes in here.',
      ],
    },
    'a name that the form service needs itself': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/0/name', value: 'formType' },
      ],
      finds: [
        'pages/_dialogs/booking.json:14:19 error fields «"formType"» No field can have the name "formType": it travels with every enquiry already, and what is typed here would be lost. → Give the field another name.',
      ],
    },
    'a name that every object has': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/0/name',
          value: 'constructor',
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:14:19 error fields «"constructor"» No field can have the name "constructor": programs know it already. → Give the field another name.',
      ],
    },
    'an option that stands twice': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/2/options/1/value',
          value: 'repair',
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:34:24 error fields «"repair"» Two options of this field have the value "repair"; nobody could tell them apart. → Give this one a value of its own.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/name', value: 'firstName' },
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/2/label',
          value: 'First name',
        },
      ],
      finds: [
        'pages/_dialogs/booking.json:20:19 error fields «"firstName"» Two fields of this form have the name "firstName"; only one of them would arrive. → Give this one a name of its own.',
        'pages/_dialogs/booking.json:27:20 warning fields «"First name"» Two fields of this form have the label "First name". → Say how they differ.',
      ],
    },
  },
}
