import { isDeviceName } from '../../../../core/document/pagePath.ts'
import { fileOf } from '../../../../core/model/site/fileOf.ts'
import { tidyPath } from '../../../../core/model/text/tidyPath.ts'
import { maxBytesBefore, tooLongName } from '../../../../core/model/text/tooLongName.ts'
import { kindNouns, rightPlace } from '../../links/rightPlace.ts'
import { namedKind } from '../../schema/namedKind.ts'
import { asRead, strangeSignIn } from '../../signs/lookAlike.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Rule } from '../../types/rule.ts'

/** What to say of a document under a name that begins with "_" and is none of those that are known, so that it is no page and no dialog. */
const strange = (
  file: KnownFile,
  name: string,
  hidden: string,
): { message: string; suggestion: string } => {
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (hidden === '_dialogs' && name.startsWith('_dialogs/'))
    return {
      message: 'A dialog stands in pages/_dialogs itself; in a folder below it nobody finds it.',
      suggestion: `Move it to pages/_dialogs/${last}.json.`,
    }
  const kind = namedKind(file.value?.['$schema'])
  if (kind && kind !== 'page')
    return {
      message: `By its "$schema" this document is ${kindNouns[kind]}, but nobody finds it under this name.`,
      suggestion: `Move it to ${rightPlace(file.path, kind)}.`,
    }
  const plain = name
    .split('/')
    .filter((part) => part !== hidden)
    .concat(hidden === last ? last.replace(/^_+/, '') : [])
    .join('/')
  return {
    message: `Nobody will see this file: a name that begins with "_" is no page, and "${hidden}" is none of _site.json, _facts.json, _404.json, _dialogs/, _checks/ and _assets/.`,
    suggestion: `If it is a page, move it to pages/${plain}.json; one that is not to be published yet has "draft": true.`,
  }
}

/** The page is a file too, and has a longer name there than its document. */
const tooLong = ({ place }: KnownFile): { message: string; suggestion: string } | undefined => {
  const bytes = place?.route === undefined ? undefined : tooLongName(fileOf(place.route))
  return bytes === undefined
    ? undefined
    : {
        message: `The name is too long: the page would be a file whose name has ${bytes} letters with its ending, and no disk takes that.`,
        suggestion: `Rename it: a part of an address has at most ${maxBytesBefore('.html')} letters, and people remember three words.`,
      }
}

/** A name that Windows keeps for a device. */
const device = (path: string): { message: string; suggestion: string } | undefined => {
  const name = path.split('/').find(isDeviceName)
  if (name === undefined) return undefined
  const word = name.replace(/\..*$/, '')
  const free = path
    .split('/')
    .map((part) => (part === name ? `${word}-file${part.slice(word.length)}` : part))
    .join('/')
  return {
    message: `Windows keeps the name "${word}" for a device, so the site can’t be opened there.`,
    suggestion: `Rename it, for example to ${free.replace(/^pages\/_assets\//, '/assets/')}.`,
  }
}

/** Opens a document only where its name is odd: a large site has thousands with names that are not. */
const said = (file: KnownFile): { message: string; suggestion: string } | undefined => {
  const { path } = file
  const reserved = device(path)
  if (reserved) return reserved
  if (!/\.json$/.test(path))
    return {
      message: 'The name of a document ends in ".json", in small letters.',
      suggestion: `Rename it to ${tidyPath(path)}.json.`,
    }
  const name = path.slice('pages/'.length, -'.json'.length)
  const hidden = name.split('/').find((part) => part.startsWith('_'))
  if (hidden !== undefined && file.place === undefined) return strange(file, name, hidden)
  if (/^(?:[a-zA-Z0-9-]+\/)?[A-Za-z0-9_-]+(\/[A-Za-z0-9-][A-Za-z0-9_-]*)*$/.test(name))
    return tooLong(file)
  if (file.faults.some(({ pointer }) => pointer === '/$schema')) return undefined // it lies in the wrong place, as schema-path says, and gets another name there
  const tidy = tidyPath(asRead(path))
  return {
    message: `A file name is an address, so it has only letters, digits and hyphens.${strangeSignIn(name)}`,
    suggestion: tidy.endsWith('/')
      ? 'Rename it to what it is about, in such letters: pages/opening-hours.json.'
      : `Rename it to ${tidy}.json.`,
  }
}

export const rule: Rule = {
  name: 'file-names',
  severity: 'error',
  always: true,
  what: 'The name of a document makes an address: letters, digits and hyphens, ending in ".json". Names that begin with "_" are those that are known. No document or asset has a name that Windows keeps for a device, such as con or nul.',
  why: 'The file name is the address that people type, share and print.',
  bad: [
    {
      file: 'pages/our prices.json',
      value: {
        $schema: '../schema/page.schema.json',
        title: 'Prices',
        description:
          'What repairs cost at our workshop, with and without parts, and what we tell you before we begin.',
        draft: true,
        blocks: [{ type: 'hero', heading: 'Prices' }],
      },
    },
  ],
  good: [],
  *check({ files, assets }) {
    for (const { path } of assets) {
      const problem = device(path)
      if (problem) yield { file: path, pointer: '', ...problem }
    }
    for (const file of files) {
      const problem = said(file)
      if (problem) yield { file: file.path, pointer: '', ...problem }
    }
  },
}
