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
        'pages/index.json:15:24 error presets «"mending"» optionRenamed {"value":"mending","name":"service","dialog":"booking","valueNow":"repair"} → write {"value":"repair"}',
        'pages/services/repair.json:8:7 error presets «"wish"» fieldRenamed {"name":"wish","dialog":"booking","renamed":"service"} → write {"value":"service"}',
      ],
    },
    'a value that is no option': {
      edits: [
        { file: 'pages/services/repair.json', at: '/presets/booking/service', value: 'repairs' },
      ],
      finds: [
        'pages/services/repair.json:8:18 error presets «"repairs"» noSuchOption {"value":"repairs","name":"service","dialog":"booking"} → didYouMean {"meant":"repair"}',
      ],
    },
    'a field that is not there': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/0/preset', value: { servce: 'check' } },
      ],
      finds: [
        'pages/index.json:15:13 error presets «"servce"» noSuchField {"dialog":"booking","name":"servce"} → didYouMeanKey {"meant":"service"}',
      ],
    },
    'a dialog that is not there': {
      edits: [{ file: 'pages/services/repair.json', at: '/presets', value: { quote: {} } }],
      finds: [
        'pages/services/repair.json:7:5 error presets «"quote"» noDialog {"written":"quote"} → dialogsAre {"known":["booking"],"file":"pages/_dialogs/quote.json"}',
      ],
    },
    'a preset without a dialog': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/1/preset', value: { service: 'check' } },
      ],
      finds: [
        'pages/index.json:18:11 error presets «"preset"» presetWithoutDialog → nameDialogOrRemovePreset',
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
        'pages/services/repair.json:8:18 error presets «"wash"» noSuchOption {"value":"wash","name":"service","dialog":"booking"} → optionsAre {"options":["repair","check"]}',
        'pages/services/repair.json:9:7 error presets «"colour"» noSuchField {"dialog":"booking","name":"colour"} → fieldsAre {"names":["firstName","email","service"]}',
      ],
    },
  },
}
