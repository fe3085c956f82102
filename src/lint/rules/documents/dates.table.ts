import type { RuleTable } from '../../rule.ts'

export const table: RuleTable = {
  accepts: {
    'a day of last year': [
      { file: 'pages/about.json', at: '/kind', value: 'article' },
      { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1, updated: '2026-01-12' } },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
      },
      { file: 'pages/about.json', at: '/article/updated', value: '2026-01-12' },
    ],
    'a review that lies ahead': [{ file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2027-01-01' }],
    'an announcement that ends today': [{ file: 'pages/_site.json', at: '/announcement', value: { id: 'move', text: 'We move.', until: '2026-01-15' } }],
    'a draft for next month': [
      { file: 'pages/about.json', at: '/kind', value: 'article' },
      { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-02-01', readingMinutes: 1 } },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
      },
      { file: 'pages/about.json', at: '/article/date', value: '2026-02-01' },
      { file: 'pages/about.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/1' },
      { file: 'pages/_site.json', at: '/footer/groups/0/items/0/href', value: '/' },
    ],
    'an article of next month that is shown from then on': [
      { file: 'pages/about.json', at: '/kind', value: 'article' },
      { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-02-01', readingMinutes: 1 } },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'word '.repeat(190).trim() },
      { file: 'pages/about.json', at: '/from', value: '2026-02-01' },
    ],
  },
  rejects: {
    'days in the wrong order, a page and a block that have ended, a page that is always needed': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/from', value: '2026-03-02' },
        { file: 'pages/about.json', at: '/blocks/1/until', value: '2026-03-01' },
        { file: 'pages/index.json', at: '/blocks/1/until', value: '2026-01-14' },
        { file: 'pages/index.json', at: '/from', value: '2026-01-01' },
      ],
      finds: [
        'pages/about.json:18:16 error dates «"2026-03-01"» The last day 2026-03-01 is before the first day 2026-03-02: nobody ever sees this block. → Correct one of the two.',
        'pages/index.json:28:16 note dates «"2026-01-14"» The last day of this block was 2026-01-14: visitors no longer see it. → Remove the block, or write a later day.',
        'pages/index.json:31:3 error dates «"from"» This page is needed on every day. → Take "from" away; blocks of the page may have it.',
      ],
    },
    'a first day of a page that the calendar has not: nothing else is said of it': {
      edits: [{ file: 'pages/about.json', at: '/from', value: '2026-13-40' }],
      finds: ['pages/about.json:19:11 error dates «"2026-13-40"» There is no day 2026-13-40 in the calendar. → Dates are year-month-day: "2025-01-15".'],
    },
    'a day that the calendar has not': {
      edits: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2025-02-30' }],
      finds: ['pages/_facts.json:11:15 error dates «"2025-02-30"» There is no day 2025-02-30 in the calendar. → Dates are year-month-day: "2025-01-15".'],
    },
    'a publication that is to come': {
      edits: [
        { file: 'pages/about.json', at: '/kind', value: 'article' },
        { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-02-01', readingMinutes: 1 } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
        },
        { file: 'pages/about.json', at: '/article/date', value: '2026-02-01' },
      ],
      finds: [
        'pages/about.json:22:13 error dates «"2026-02-01"» An article cannot be published on 2026-02-01: that day is still to come. → Correct the date, or mark the page with "draft": true until then.',
      ],
    },
    'a revision before the publication': {
      edits: [
        { file: 'pages/about.json', at: '/kind', value: 'article' },
        { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1, updated: '2026-01-02' } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
        },
        { file: 'pages/about.json', at: '/article/updated', value: '2026-01-02' },
      ],
      finds: [
        'pages/about.json:24:16 error dates «"2026-01-02"» The revision of 2026-01-02 is before the publication on 2026-01-10. → Correct one of the two, or leave "updated" out.',
      ],
    },
    'an announcement that has ended': {
      edits: [{ file: 'pages/_site.json', at: '/announcement', value: { id: 'move', text: 'We move.', until: '2026-01-14' } }],
      finds: [
        'pages/_site.json:77:14 warning dates «"2026-01-14"» The announcement ended on 2026-01-14; visitors no longer see it. → Remove "announcement", or write a later day.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2026-03-01' },
        { file: 'pages/_facts.json', at: '/facts/repair.time/reviewBy', value: '2026-13-01' },
      ],
      finds: [
        'pages/_facts.json:11:15 error dates «"2026-03-01"» A figure cannot have been stated on 2026-03-01: that day is still to come. → Write the day for which it was stated.',
        'pages/_facts.json:23:19 error dates «"2026-13-01"» There is no day 2026-13-01 in the calendar. → Dates are year-month-day: "2025-01-15".',
      ],
    },
  },
}
