import type { RuleTable } from '../../rule.ts'

export const table: RuleTable = {
  accepts: {
    'a page that a text leads to': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description: 'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'New' }],
        },
      },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[New things](/new)' },
    ],
    'a draft': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description: 'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'New' }],
          draft: true,
        },
      },
    ],
    'an article that a list shows': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description: 'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [
            { type: 'hero', heading: 'New' },
            {
              type: 'prose',
              paragraphs: [
                'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189 word190 word191 word192 word193 word194 word195 word196 word197 word198 word199',
              ],
            },
          ],
          kind: 'article',
          article: { category: 'News', date: '2026-01-01', readingMinutes: 1 },
        },
      },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'articles',
          all: 'All',
          categories: ['News'],
          recentHeading: 'Recent',
          categoryHeading: '{category}',
          emptyText: 'None',
          readLabel: 'Read',
        },
      },
    ],
  },
  rejects: {
    'a page that only links to itself': {
      edits: [
        {
          file: 'pages/new.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'New',
            description: 'New: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'New', text: '[Again](/new)' }],
          },
        },
      ],
      finds: ['pages/new.json:1:1 warning orphans «{» No page and no menu leads to /new. → Link to it from the page that it belongs to.'],
    },
    'two that only name their parent': {
      edits: [
        {
          file: 'pages/a.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Page A',
            description: 'Page A: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Page A' }],
            parent: '/b',
          },
        },
        {
          file: 'pages/b.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Page B',
            description: 'Page B: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Page B' }],
          },
        },
      ],
      finds: [
        'pages/a.json:1:1 warning orphans «{» No page and no menu leads to /a. → Link to it from the page that it belongs to.',
        'pages/b.json:1:1 warning orphans «{» No page and no menu leads to /b. → Link to it from the page that it belongs to.',
      ],
    },
  },
}
