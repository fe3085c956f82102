import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'words for the days that name them, or say something else': [
      { file: 'pages/_site.json', at: '/firm/hours/0/label', value: 'Mon & Tue' },
      { file: 'pages/_site.json', at: '/firm/closedLabel', value: 'The rest of the week' },
    ],
    'a break at noon': [
      {
        file: 'pages/_site.json',
        at: '/firm/hours',
        value: [
          { days: ['monday'], opens: '09:00', closes: '12:00' },
          { days: ['monday'], opens: '13:00', closes: '17:00' },
        ],
      },
    ],
    'hours past midnight, on Sunday too, at midnight and before others of the next day': [
      {
        file: 'pages/_site.json',
        at: '/firm/hours',
        value: [
          { days: ['friday', 'sunday'], opens: '18:00', closes: '02:00' },
          { days: ['monday', 'saturday'], opens: '02:00', closes: '12:00' },
          { days: ['tuesday'], opens: '18:00', closes: '00:00' },
          { days: ['wednesday'], opens: '00:00', closes: '10:00' },
        ],
      },
      {
        file: 'pages/_site.json',
        at: '/firm/otherHours',
        value: [
          { from: '2099-12-31', opens: '18:00', closes: '04:00' },
          { from: '2099-12-01', days: ['monday'], opens: '20:00', closes: '03:00' },
          { from: '2099-12-01', days: ['tuesday'], opens: '03:00', closes: '12:00' },
        ],
      },
    ],
    'other hours on some days': [
      {
        file: 'pages/_site.json',
        at: '/firm/otherHours',
        value: [
          { from: '2099-12-24', until: '2099-12-26', label: 'Christmas' },
          { from: '2099-12-31', opens: '09:00', closes: '12:00' },
        ],
      },
    ],
    'hours of some weekdays for a time, about a day that is closed, and others for good, with a break':
      [
        {
          file: 'pages/_site.json',
          at: '/firm/otherHours',
          value: [
            {
              from: '2099-12-05',
              until: '2099-12-19',
              days: ['saturday'],
              opens: '09:00',
              closes: '12:00',
            },
            { from: '2099-12-08', label: 'Inventory' },
            { from: '2099-12-14', until: '2099-12-18', days: ['monday', 'friday'] },
            { from: '2099-12-01', days: ['tuesday'], opens: '09:00', closes: '12:00' },
            { from: '2099-12-01', days: ['tuesday'], opens: '13:00', closes: '17:00' },
            { from: '2099-12-22', days: ['tuesday'], opens: '09:00', closes: '17:00' },
          ],
        },
      ],
  },
  rejects: {
    'words for days in another language that name other days': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/languages',
          value: [
            { tag: 'en-GB', name: 'English' },
            { tag: 'de', name: 'Deutsch' },
          ],
        },
        {
          file: 'pages/_site.json',
          at: '/silence',
          value: [{ rule: 'stale-translations', reason: 'This case is about something else.' }],
        },
        { file: 'pages/_site.json', at: '/firm/hours/0/label', value: 'Monday and Tuesday' },
        {
          file: 'pages/de/index.json',
          value: {
            $schema: '../../schema/page.schema.json',
            title: 'Fahrräder, die wieder fahren',
            description:
              'Was wir an einem Fahrrad richten, was es kostet und wann es wieder da ist: Bremsen, Schaltung, Räder und alles dazwischen.',
            blocks: [{ type: 'hero', heading: 'Fahrräder' }],
          },
        },
        {
          file: 'pages/de/_site.json',
          value: {
            $schema: '../../schema/language.schema.json',
            navigation: [{ label: 'Start', href: '/de' }],
            actions: [{ label: 'Zu den Preisen', href: '/de' }],
            footer: { groups: [{ label: 'Seiten', items: [{ label: 'Start', href: '/de' }] }] },
            firm: { hourLabels: { 'Monday and Tuesday': 'Montag und Samstag' } },
          },
        },
      ],
      finds: [
        'pages/de/_site.json:30:29 warning hours «"Montag und Samstag"» labelNamesOtherDays {"label":"Montag und Samstag","days":["monday","tuesday"]} → correctOrRemoveLabel',
      ],
    },
    'words that name other days than those of the hours': {
      edits: [
        { file: 'pages/_site.json', at: '/firm/hours/0/label', value: 'Mon–Wed' },
        { file: 'pages/_site.json', at: '/firm/closedLabel', value: 'Saturday and Sunday' },
      ],
      finds: [
        'pages/_site.json:26:18 warning hours «"Mon–Wed"» labelNamesOtherDays {"label":"Mon–Wed","days":["monday","tuesday"]} → correctOrRemoveLabel',
        'pages/_site.json:29:20 warning hours «"Saturday and Sunday"» labelNamesOtherClosedDays {"label":"Saturday and Sunday","closed":["wednesday","thursday","friday","saturday","sunday"]} → correctOrRemoveLabel',
      ],
    },
    'other hours that cannot be': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/otherHours',
          value: [
            { from: '2099-12-24', until: '2099-12-20' },
            { from: '2099-12-27', opens: '09:00' },
            { from: '2099-12-28', until: '2099-12-30', opens: '12:00', closes: '10:00' },
            { from: '2099-12-29', closes: '10:00', label: 'Inventory' },
          ],
        },
      ],
      finds: [
        'pages/_site.json:31:18 error hours «"2099-12-20"» lastDayBeforeFirst {"until":"2099-12-20","from":"2099-12-24"} → writeLaterDay',
        'pages/_site.json:35:18 error hours «"09:00"» closesMissing → writeBothTimes',
        'pages/_site.json:43:7 error hours «{» dayHasOtherHours {"from":"2099-12-28"} → oneEntryPerDay',
        'pages/_site.json:45:19 error hours «"10:00"» opensMissing → writeBothTimes',
      ],
    },
    'weekdays that are not there, and hours of weekdays said twice': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/otherHours',
          value: [
            { from: '2099-12-07', until: '2099-12-11', days: ['saturday', 'sunday'] },
            { from: '2099-12-07', until: '2099-12-08', days: ['tuesday'] },
            { from: '2099-12-08', label: 'Inventory' },
            { from: '2099-12-01', days: ['friday'], opens: '09:00', closes: '12:00' },
            { from: '2099-12-01', days: ['friday'], opens: '11:00', closes: '13:00' },
            { from: '2099-12-01', days: ['friday'] },
          ],
        },
      ],
      finds: [
        'pages/_site.json:32:17 error hours «[» weekdaysOutside {"from":"2099-12-07","until":"2099-12-11"} → correctWeekdays',
        'pages/_site.json:44:7 error hours «{» dayHasOtherHours {"from":"2099-12-07"} → oneEntryPerDay',
        'pages/_site.json:56:7 error hours «{» weekdayHasOtherHours {"from":"2099-12-01"} → oneEntryPerWeekday',
        'pages/_site.json:64:7 error hours «{» weekdayHasOtherHours {"from":"2099-12-01"} → oneEntryPerWeekday',
      ],
    },
    'closing as on a clock of twelve hours': {
      edits: [{ file: 'pages/_site.json', at: '/firm/hours/0/closes', value: '05:00' }],
      finds: [
        'pages/_site.json:25:19 warning hours «"05:00"» closesNextDay {"opens":"09:00","closes":"05:00"} → writeTimesIn24Hours',
      ],
    },
    'hours that overlap those of the night before': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/hours',
          value: [
            { days: ['sunday'], opens: '18:00', closes: '02:00' },
            { days: ['monday'], opens: '01:00', closes: '12:00' },
          ],
        },
        {
          file: 'pages/_site.json',
          at: '/firm/otherHours',
          value: [
            { from: '2099-12-01', days: ['monday'], opens: '20:00', closes: '03:00' },
            { from: '2099-12-01', days: ['tuesday'], opens: '02:00', closes: '12:00' },
          ],
        },
      ],
      finds: [
        'pages/_site.json:27:17 error hours «[» hoursOverlap {"opens":"18:00","closes":"02:00","day":"sunday"} → joinHours',
        'pages/_site.json:43:7 error hours «{» weekdayHasOtherHours {"from":"2099-12-01"} → oneEntryPerWeekday',
      ],
    },
    'hours that overlap': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/hours/-',
          value: { days: ['tuesday', 'friday'], opens: '16:00', closes: '18:00' },
        },
      ],
      finds: [
        'pages/_site.json:28:17 error hours «[» hoursOverlap {"opens":"09:00","closes":"17:00"} → joinHours',
      ],
    },
    'two at once': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/firm/hours',
          value: [
            { days: ['monday'], opens: '09:00', closes: '09:00' },
            { days: ['friday'], opens: '09:00', closes: '12:00' },
            { days: ['friday'], opens: '11:00', closes: '17:00' },
          ],
        },
      ],
      finds: [
        'pages/_site.json:24:19 error hours «"09:00"» closesWhenOpens {"closes":"09:00"} → writeClosing',
        'pages/_site.json:34:17 error hours «[» hoursOverlap {"opens":"09:00","closes":"12:00"} → joinHours',
      ],
    },
  },
}
