import { tidyPath } from '../../model/tidyPath.ts'
import type { Rule } from '../rule.ts'

const knownNames = ['pages/_site.json', 'pages/_facts.json', 'pages/_404.json']

const said = (path: string): { message: string; suggestion: string } | undefined => {
  if (!/\.json$/.test(path)) return { message: 'The name of a document ends in ".json", in small letters.', suggestion: `Rename it to ${tidyPath(path)}.json.` }
  const name = path.slice('pages/'.length, -'.json'.length)
  const hidden = name.split('/').find((part) => part.startsWith('_'))
  if (hidden !== undefined && !knownNames.includes(path) && !/^_dialogs\/[^/]+$/.test(name)) {
    return {
      message: `A name that begins with "_" is no page, and "${hidden}" is none of those that are known.`,
      suggestion: 'Known are _site.json, _facts.json, _404.json, _dialogs/ and _assets/.',
    }
  }
  if (/^[A-Za-z0-9_-]+(\/[A-Za-z0-9-][A-Za-z0-9_-]*)*$/.test(name)) return undefined
  return { message: 'A file name is an address, so it has only letters, digits and hyphens.', suggestion: `Rename it to ${tidyPath(path)}.json.` }
}

export const rule: Rule = {
  name: 'file-names',
  severity: 'error',
  always: true,
  what: 'The name of a document makes an address: letters, digits and hyphens, ending in ".json". Names that begin with "_" are those that are known.',
  why: 'The file name is the address that people type, share and print.',
  bad: [
    {
      file: 'pages/our prices.json',
      value: {
        $schema: '../schema/page.schema.json',
        title: 'Prices',
        description: 'What repairs cost at our workshop, with and without parts, and what we tell you before we begin.',
        draft: true,
        blocks: [{ type: 'hero', heading: 'Prices' }],
      },
    },
  ],
  good: [],
  *check({ files }) {
    for (const { path } of files) {
      const problem = said(path)
      if (problem) yield { file: path, pointer: '', ...problem }
    }
  },
}
