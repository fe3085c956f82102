import { test } from 'vitest'
import { checkSyntax } from './checkSyntax.ts'
import { lineStarts, lineAndColumn } from '../positions/lineIndex.ts'
const good = `{
  "$schema": "x",
  "blocks": [
    {
      "type": "hero",
      "items": ["a", "b"],
      "text": "x"
    },
    { "type": "b", "n": 1 },
    {
      "type": "c"
    }
  ],
  "z": { "a": 1 }
}
`
test('x', () => {
  for (const sign of ['{','}','[',']',',',':','"']) for (let i = 0; i < good.length; i++) if (good[i] === sign) {
    const text = good.slice(0, i) + good.slice(i + 1)
    const { problems } = checkSyntax(text)
    const s = lineStarts(text), at = lineAndColumn(lineStarts(good), i)
    console.log(`del ${sign} at ${at.line}:${at.column}`, good.slice(s[at.line-1], s[at.line]).trim(), '\n     ', problems.map(p => { const q = lineAndColumn(s, p.offset); return `${q.line}:${q.column} ${p.message} ${p.suggestion}` + (q.line !== at.line ? '   <<<<' : '') }).join('\n      '))
  }
})
