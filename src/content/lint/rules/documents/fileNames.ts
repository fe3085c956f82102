import { assetFolder } from '../../../../core/document/addresses.ts'
import { isDeviceName } from '../../../../core/document/pagePath.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import { fileOf } from '../../../../core/model/site/fileOf.ts'
import { tidyPath } from '../../../../core/model/text/tidyPath.ts'
import { maxBytesBefore, tooLongName } from '../../../../core/model/text/tooLongName.ts'
import { rightPlace } from '../../links/rightPlace.ts'
import { msg } from '../../messages/msg.ts'
import { namedKind } from '../../schema/namedKind.ts'
import { asRead, strangeSignIn } from '../../signs/lookAlike.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** What to say of a document under a name that begins with "_" and is none of those that are known, so that it is no page and no dialog. */
const strange = (
  file: KnownFile,
  name: string,
  hidden: string,
): Pick<Report, 'message' | 'suggestion'> => {
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (hidden === '_dialogs' && name.startsWith('_dialogs/'))
    return {
      message: msg('dialogInFolder'),
      suggestion: msg('moveToDialogs', { last }),
    }
  const kind = namedKind(file.value?.['$schema'])
  if (kind && kind !== 'page')
    return {
      message: msg('documentUnderWrongName', { kind }),
      suggestion: msg('moveTo', { place: rightPlace(file.path, kind) }),
    }
  const plain = name
    .split('/')
    .filter((part) => part !== hidden)
    .concat(hidden === last ? last.replace(/^_+/, '') : [])
    .join('/')
  return {
    message: msg('hiddenName', { hidden }),
    suggestion: msg('moveIfPage', { plain }),
  }
}

/** The page is a file too, and has a longer name there than its document. */
const tooLong = ({ place }: KnownFile): Pick<Report, 'message' | 'suggestion'> | undefined => {
  const bytes = place?.route === undefined ? undefined : tooLongName(fileOf(place.route))
  return bytes === undefined
    ? undefined
    : {
        message: msg('nameTooLong', { bytes }),
        suggestion: msg('renameShorter', { most: maxBytesBefore('.html') }),
      }
}

/** A file of the assets by its address; any other by its path. */
const asAddress = (path: string): string =>
  path.startsWith(`${assetsFolder}/`) ? assetFolder + path.slice(assetsFolder.length + 1) : path

/** A name that Windows keeps for a device. */
const device = (path: string): Pick<Report, 'message' | 'suggestion'> | undefined => {
  const name = path.split('/').find(isDeviceName)
  if (name === undefined) return undefined
  const word = name.replace(/\..*$/, '')
  const free = path
    .split('/')
    .map((part) => (part === name ? `${word}-file${part.slice(word.length)}` : part))
    .join('/')
  return {
    message: msg('nameOfDevice', { word }),
    suggestion: msg('renameSuchAs', { free: asAddress(free) }),
  }
}

/** Opens a document only where its name is odd: a large site has thousands with names that are not. */
const said = (file: KnownFile): Pick<Report, 'message' | 'suggestion'> | undefined => {
  const { path } = file
  const reserved = device(path)
  if (reserved) return reserved
  if (!/\.json$/.test(path))
    return {
      message: msg('nameEndsOtherwise'),
      suggestion: msg('renameTo', { name: tidyPath(path) }),
    }
  const name = path.slice('pages/'.length, -'.json'.length)
  const hidden = name.split('/').find((part) => part.startsWith('_'))
  if (hidden !== undefined && file.place === undefined) return strange(file, name, hidden)
  if (/^(?:[a-zA-Z0-9-]+\/)?[A-Za-z0-9_-]+(\/[A-Za-z0-9-][A-Za-z0-9_-]*)*$/.test(name))
    return tooLong(file)
  if (file.faults.some(({ pointer }) => pointer === '/$schema')) return undefined // it lies in the wrong place, as schema-path says, and gets another name there
  const tidy = tidyPath(asRead(path))
  return {
    message: msg('strangeName', { sign: strangeSignIn(name) }),
    suggestion: tidy.endsWith('/') ? msg('renameAfterSubject') : msg('renameTo', { name: tidy }),
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
