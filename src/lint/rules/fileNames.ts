import { tidyPath } from '../../model/tidyPath.ts'
import type { Rule } from '../rule.ts'
import { asRead, strangeSignIn } from '../signs/lookAlike.ts'

const knownNames = ['pages/_site.json', 'pages/_facts.json', 'pages/_404.json']

/** What to say of a document under a name that begins with "_" and is none of those that are known, so that it is no page and no dialog. */
const strange = (name: string, hidden: string): { message: string; suggestion: string } => {
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (hidden === '_dialogs' && name.startsWith('_dialogs/'))
    return {
      message: 'A dialog stands in pages/_dialogs itself; in a folder below it nobody finds it.',
      suggestion: `Move it to pages/_dialogs/${last}.json.`,
    }
  const plain = name
    .split('/')
    .filter((part) => part !== hidden)
    .concat(hidden === last ? last.replace(/^_+/, '') : [])
    .join('/')
  return {
    message: `Nobody will see this file: a name that begins with "_" is no page, and "${hidden}" is none of _site.json, _facts.json, _404.json, _dialogs/ and _assets/.`,
    suggestion: `If it is a page, move it to pages/${plain}.json; one that is not to be published yet has "draft": true.`,
  }
}

const said = (path: string): { message: string; suggestion: string } | undefined => {
  if (!/\.json$/.test(path)) return { message: 'The name of a document ends in ".json", in small letters.', suggestion: `Rename it to ${tidyPath(path)}.json.` }
  const name = path.slice('pages/'.length, -'.json'.length)
  const hidden = name.split('/').find((part) => part.startsWith('_'))
  if (hidden !== undefined && !knownNames.includes(path) && !/^_dialogs\/[^/]+$/.test(name)) return strange(name, hidden)
  if (/^[A-Za-z0-9_-]+(\/[A-Za-z0-9-][A-Za-z0-9_-]*)*$/.test(name)) return undefined
  return {
    message: `A file name is an address, so it has only letters, digits and hyphens.${strangeSignIn(name)}`,
    suggestion: `Rename it to ${tidyPath(asRead(path))}.json.`,
  }
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
