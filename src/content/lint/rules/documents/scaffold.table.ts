import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'guiding text in a draft': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description:
            'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'New' }],
          draft: true,
          summary: 'TODO: one sentence.',
        },
      },
    ],
    'a word that only looks like it': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'The xxxl tube and your todos.',
      },
    ],
  },
  rejects: {
    'guiding text on a page': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'TODO: say who you are.' },
      ],
      finds: [
        'pages/about.json:15:10 error scaffold «TODO» saysUnfinished {"text":"TODO"} → finishOrDraft',
      ],
    },
    'an entry that was begun': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '…' }],
      finds: [
        'pages/about.json:15:10 error scaffold «…» saysUnfinished {"text":"…"} → finishOrDraft',
      ],
    },
    'two in one document': {
      edits: [
        { file: 'pages/about.json', at: '/title', value: 'About [your name]' },
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'Lorem ipsum dolor.' },
      ],
      finds: [
        'pages/about.json:3:19 error scaffold «[your name]» saysUnfinished {"text":"[your name]"} → finishOrDraft',
        'pages/about.json:15:10 error scaffold «Lorem ipsum» saysUnfinished {"text":"Lorem ipsum"} → finishOrDraft',
      ],
    },
  },
}
