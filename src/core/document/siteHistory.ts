import type { History, Step } from './history.ts'

const words: readonly Step[] = [
  { kind: 'renamed', at: '/words', key: 'labelOffice', to: 'labelLocation' },
  { kind: 'renamed', at: '/words', key: 'officeTime', to: 'openingHours' },
]

/** The words that the engine said by itself for blocks that are now called otherwise: a site that did not change them goes on saying them. */
export const siteHistory: History = [
  {
    version: 2,
    steps: [
      { kind: 'renamed', at: '/words', key: 'labelDueDates', to: 'labelDeadlines' },
      { kind: 'renamed', at: '/words', key: 'labelPenalties', to: 'labelConsequences' },
      { kind: 'renamed', at: '/words', key: 'form', to: 'task' },
      { kind: 'renamed', at: '/words', key: 'violation', to: 'cause' },
      { kind: 'renamed', at: '/words', key: 'penalty', to: 'consequence' },
      {
        kind: 'given',
        at: '/words',
        key: 'labelDeadlines',
        value: 'Due dates',
        shownBy: 'deadlines',
      },
      {
        kind: 'given',
        at: '/words',
        key: 'labelConsequences',
        value: 'Penalties',
        shownBy: 'consequences',
      },
      {
        kind: 'given',
        at: '/words',
        key: 'labelRequirements',
        value: 'Eligibility',
        shownBy: 'checklist',
      },
      { kind: 'given', at: '/words', key: 'task', value: 'Form', shownBy: 'deadlines' },
      { kind: 'given', at: '/words', key: 'cause', value: 'Violation', shownBy: 'consequences' },
      {
        kind: 'given',
        at: '/words',
        key: 'consequence',
        value: 'Penalty',
        shownBy: 'consequences',
      },
    ],
    examples: [
      {
        before: {},
        after: {
          words: {
            labelDeadlines: 'Due dates',
            labelConsequences: 'Penalties',
            labelRequirements: 'Eligibility',
            task: 'Form',
            cause: 'Violation',
            consequence: 'Penalty',
          },
        },
      },
      {
        before: {
          words: {
            labelDueDates: 'Checks',
            labelPenalties: 'Left too long',
            labelRequirements: 'What we need',
            form: 'Check',
            violation: 'Put off',
            penalty: 'Costs later',
          },
        },
        after: {
          words: {
            labelDeadlines: 'Checks',
            labelConsequences: 'Left too long',
            labelRequirements: 'What we need',
            task: 'Check',
            cause: 'Put off',
            consequence: 'Costs later',
          },
        },
      },
    ],
  },
  {
    version: 3,
    steps: [
      ...words,
      {
        kind: 'given',
        at: '/words',
        key: 'labelLocation',
        value: 'Office',
        shownBy: 'location',
        language: 'en',
      },
      {
        kind: 'given',
        at: '/words',
        key: 'openingHours',
        value: 'Office time',
        shownBy: 'location',
        language: 'en',
      },
    ],
    examples: [
      { before: {}, after: { words: { labelLocation: 'Office', openingHours: 'Office time' } } },
      { before: { language: 'de' }, after: { language: 'de' } },
      {
        before: { language: 'de', words: { labelOffice: 'Die Werkstatt', officeTime: 'Geöffnet' } },
        after: {
          language: 'de',
          words: { labelLocation: 'Die Werkstatt', openingHours: 'Geöffnet' },
        },
      },
    ],
  },
]

/** The same words in the settings of a translation, which gives only those that it says otherwise. */
export const languageHistory: History = [
  {
    version: 3,
    steps: words,
    examples: [
      {
        before: { words: { labelOffice: 'Die Werkstatt', officeTime: 'Geöffnet' } },
        after: { words: { labelLocation: 'Die Werkstatt', openingHours: 'Geöffnet' } },
      },
    ],
  },
]
