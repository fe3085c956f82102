import type { RuleTable } from '../../rule.ts'

export const table: RuleTable = {
  accepts: {
    'an article with its date': [
      { file: 'pages/about.json', at: '/kind', value: 'article' },
      { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1 } },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
      },
    ],
    'an article without a kind': [
      { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1 } },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value:
          'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
      },
    ],
  },
  rejects: {
    'an article without a date': {
      edits: [{ file: 'pages/about.json', at: '/kind', value: 'article' }],
      finds: [
        'pages/about.json:19:11 error articles «"article"» This article does not say when it was published. → Add "article": { "category": …, "date": …, "readingMinutes": … }.',
      ],
    },
    'the data of an article on another page': {
      edits: [
        { file: 'pages/about.json', at: '/kind', value: 'article' },
        { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1 } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
        },
        { file: 'pages/about.json', at: '/kind', value: 'legal' },
      ],
      finds: [
        'pages/about.json:20:3 error articles «"article"» Only articles have "article"; this page is of the kind "legal". → Write "kind": "article", or remove "article".',
      ],
    },
    'an article that nobody has written': {
      edits: [
        { file: 'pages/about.json', at: '/kind', value: 'article' },
        { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1 } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
        },
        { file: 'pages/_site.json', at: '/firm/founder' },
      ],
      finds: [
        'pages/about.json:20:3 warning articles «"article"» This article has no author. → Add "author", or name the "founder" in pages/_site.json, who then stands for it.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/about.json', at: '/kind', value: 'article' },
        { file: 'pages/about.json', at: '/article', value: { category: 'News', date: '2026-01-10', readingMinutes: 1 } },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value:
            'word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 word26 word27 word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 word40 word41 word42 word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 word57 word58 word59 word60 word61 word62 word63 word64 word65 word66 word67 word68 word69 word70 word71 word72 word73 word74 word75 word76 word77 word78 word79 word80 word81 word82 word83 word84 word85 word86 word87 word88 word89 word90 word91 word92 word93 word94 word95 word96 word97 word98 word99 word100 word101 word102 word103 word104 word105 word106 word107 word108 word109 word110 word111 word112 word113 word114 word115 word116 word117 word118 word119 word120 word121 word122 word123 word124 word125 word126 word127 word128 word129 word130 word131 word132 word133 word134 word135 word136 word137 word138 word139 word140 word141 word142 word143 word144 word145 word146 word147 word148 word149 word150 word151 word152 word153 word154 word155 word156 word157 word158 word159 word160 word161 word162 word163 word164 word165 word166 word167 word168 word169 word170 word171 word172 word173 word174 word175 word176 word177 word178 word179 word180 word181 word182 word183 word184 word185 word186 word187 word188 word189',
        },
        { file: 'pages/about.json', at: '/kind', value: 'legal' },
        { file: 'pages/index.json', at: '/kind', value: 'article' },
      ],
      finds: [
        'pages/about.json:20:3 error articles «"article"» Only articles have "article"; this page is of the kind "legal". → Write "kind": "article", or remove "article".',
        'pages/index.json:30:11 error articles «"article"» This article does not say when it was published. → Add "article": { "category": …, "date": …, "readingMinutes": … }.',
      ],
    },
  },
}
