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
        'pages/_dialogs/booking.json:18:13 error fields «"email"» formerNameOfOther {"name":"email","thing":"field"} → takeOutHere',
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
        'pages/_dialogs/booking.json:27:13 error fields «"contact"» formerNameOfTwo {"name":"contact","thing":"field","other":"firstName"} → takeOutHere',
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
        'pages/_dialogs/booking.json:18:13 error fields «"email"» formerNameOfOther {"name":"email","thing":"field"} → takeOutHere',
        'pages/_dialogs/booking.json:27:13 error fields «"firstName"» formerNameOfOther {"name":"firstName","thing":"field"} → takeOutHere',
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
        'pages/_dialogs/booking.json:18:13 error fields «"firstName"» formerNameIsToday {"name":"firstName","thing":"field"} → takeOutHere',
        'pages/_dialogs/booking.json:20:13 error fields «"name"» formerNameTwice {"name":"name"} → takeOutHere',
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
        'pages/_dialogs/booking.json:37:17 error fields «"repair"» formerNameOfOther {"name":"repair","thing":"option"} → takeOutHere',
      ],
    },
    'a name that stands twice': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/name', value: 'firstName' },
      ],
      finds: [
        'pages/_dialogs/booking.json:20:19 error fields «"firstName"» fieldNameTwice {"name":"firstName"} → giveOwnFieldName',
      ],
    },
    'a label that says nothing': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/1/label', value: '…' }],
      finds: [
        'pages/_dialogs/booking.json:21:20 error fields «"…"» labelSaysNothing {"label":"…"} → sayWhatGoesIn',
      ],
    },
    'a name that the form service needs itself': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/0/name', value: 'formType' },
      ],
      finds: [
        'pages/_dialogs/booking.json:14:19 error fields «"formType"» fieldNameTaken {"name":"formType"} → renameField',
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
        'pages/_dialogs/booking.json:14:19 error fields «"constructor"» fieldNameReserved {"name":"constructor"} → renameField',
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
        'pages/_dialogs/booking.json:34:24 error fields «"repair"» optionValueTwice {"value":"repair"} → giveOwnOptionValue',
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
        'pages/_dialogs/booking.json:20:19 error fields «"firstName"» fieldNameTwice {"name":"firstName"} → giveOwnFieldName',
        'pages/_dialogs/booking.json:27:20 warning fields «"First name"» fieldLabelTwice {"label":"First name"} → sayHowTheyDiffer',
      ],
    },
  },
}
