import type { Rule } from 'broadsheet'

export const rule: Rule = {
  name: 'no-shouting',
  severity: 'warning',
  perDocument: true,
  what: 'Titles have no exclamation mark.',
  why: 'Nobody likes to be shouted at.',
  bad: [],
  good: [],
  *check({ files }) {
    for (const { path, sound } of files)
      if (sound.title?.includes('!'))
        yield {
          file: path,
          pointer: '/title',
          message: 'The title shouts.',
          suggestion: 'Take the exclamation mark out.',
        }
  },
}
