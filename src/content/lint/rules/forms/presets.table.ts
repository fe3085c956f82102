import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'an option and free text': [
      {
        file: 'pages/index.json',
        at: '/blocks/0/actions/0/preset',
        value: { service: 'check', firstName: 'Ada' },
      },
    ],
  },
  rejects: {
    'names that were right before': {
      edits: [
        { file: 'pages/_dialogs/booking.json', at: '/blocks/0/fields/2/formerly', value: ['wish'] },
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0/fields/2/options/0/formerly',
          value: ['mending'],
        },
        { file: 'pages/services/repair.json', at: '/presets/booking', value: { wish: 'repair' } },
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/0/preset',
          value: { service: 'mending' },
        },
      ],
      finds: [
        'pages/index.json:15:24 error presets «"mending"» The option "mending" of the field "service" in the dialog "booking" is "repair" now. → Write "repair".',
        'pages/services/repair.json:8:7 error presets «"wish"» The field "wish" in the dialog "booking" is called "service" now. → Write "service".',
      ],
    },
    'a value that is no option': {
      edits: [
        { file: 'pages/services/repair.json', at: '/presets/booking/service', value: 'repairs' },
      ],
      finds: [
        'pages/services/repair.json:8:18 error presets «"repairs"» "repairs" is no option of the field "service" in the dialog "booking". → Did you mean "repair"?',
      ],
    },
    'a field that is not there': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/0/preset', value: { servce: 'check' } },
      ],
      finds: [
        'pages/index.json:15:13 error presets «"servce"» The dialog "booking" has no field "servce". → Did you mean "service"?',
      ],
    },
    'a dialog that is not there': {
      edits: [{ file: 'pages/services/repair.json', at: '/presets', value: { quote: {} } }],
      finds: [
        'pages/services/repair.json:7:5 error presets «"quote"» There is no dialog "quote". → There is only "booking". A new one would be pages/_dialogs/quote.json.',
      ],
    },
    'a preset without a dialog': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/1/preset', value: { service: 'check' } },
      ],
      finds: [
        'pages/index.json:18:11 error presets «"preset"» A preset needs a dialog that it fills. → Name the dialog, or remove the preset.',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/services/repair.json',
          at: '/presets/booking',
          value: { service: 'wash', colour: 'red' },
        },
      ],
      finds: [
        'pages/services/repair.json:8:18 error presets «"wash"» "wash" is no option of the field "service" in the dialog "booking". → Its options are repair and check.',
        'pages/services/repair.json:9:7 error presets «"colour"» The dialog "booking" has no field "colour". → Its fields are firstName, email and service.',
      ],
    },
  },
}
