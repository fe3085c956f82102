import { assetFolder, dialogFolder } from '../../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../../core/document/isEngineAddress.ts'
import { languageAt, withoutBase } from '../../../../core/model/site/editions/languagesOf.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import type { Context } from '../../types/context.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** Addresses below which no page can stand: the engine's own, and those of assets, dialogs and the home page. */
const isTaken = (route: string): boolean =>
  isEngineAddress(route) ||
  /^\/index$/i.test(route) ||
  [assetFolder, dialogFolder].some((folder) => `${route.toLowerCase()}/`.startsWith(folder))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** Whether two paths lie in folders that differ only in capital letters. */
const areInTwins = (one: string, other: string): boolean =>
  folderOf(one) !== folderOf(other) && folderOf(one).toLowerCase() === folderOf(other).toLowerCase()

/** A path as authors know it, from the folder of pages or of assets on. */
const inFolder = (path: string): string => path.replace(/^pages\/(?:_assets\/)?/, '')

/** Folders and assets whose names differ only in capital letters: Windows and macOS have one of them. Folders of languages are reported by the rule `languages`. */
function* twins(context: Context, bases: ReadonlySet<string>): Iterable<Report> {
  const seen = new Map<string, string>()
  const told = new Set<string>()
  const pages = new Set(context.files.flatMap(({ path, place }) => (place?.route ? [path] : [])))
  for (const path of [...context.files, ...context.assets].map((file) => file.path).sort()) {
    const parts = path.split('/')
    for (const [at, name] of parts.entries()) {
      const isFolder = at < parts.length - 1
      const folder = parts.slice(0, at).join('/')
      const key = `${folder}/${name.toLowerCase()}`
      const own = parts.slice(0, at + 1).join('/')
      const before = seen.get(key) ?? own
      seen.set(key, before)
      if (before === own || told.has(key) || bases.has(`/${name.toLowerCase()}`)) continue
      if (!isFolder && pages.has(path)) continue // by its address, below
      told.add(key)
      yield {
        file: path,
        pointer: '',
        message: msg(isFolder ? 'folderDiffersInCase' : 'fileDiffersInCase', {
          own: inFolder(own),
          before: inFolder(before),
        }),
        suggestion: isFolder ? msg('joinFolders') : msg('renameOrRemoveOne'),
      }
    }
  }
}

export const rule: Rule = {
  name: 'routes',
  severity: 'error',
  always: true,
  what: 'Every page has an address of its own: no two files give the same one, or ones that differ only in capital letters, nor do folders and assets, and neither page nor asset takes an address of the engine.',
  why: 'Of two pages with one address only one is published; addresses that differ in case alone lead to the wrong one, and Windows and macOS keep only one of two such files.',
  bad: [
    {
      file: 'pages/About.json',
      value: {
        $schema: '../schema/page.schema.json',
        title: 'A second page about us',
        description:
          'This page has the same address as the other page about the workshop, but for a capital letter.',
        blocks: [{ type: 'hero', heading: 'About' }],
      },
    },
  ],
  good: [],
  *check(context) {
    const { files, assets } = context
    const languages = languagesOf(context)
    yield* twins(context, new Set(languages.map(({ base }) => base.toLowerCase())))
    const seen = new Map<string, { readonly route: string; readonly path: string }>()
    for (const { path, place } of files) {
      const route = place?.route
      if (route === undefined) continue
      const before = seen.get(route.toLowerCase())
      if (before && !areInTwins(before.path, path)) {
        const same = before.route === route
        yield {
          file: path,
          pointer: '',
          message: same
            ? msg('sameAddress', { path: before.path, route })
            : msg('addressDiffersInCase', { path: before.path, other: before.route, route }),
          suggestion: msg('renameOrRemoveOne'),
        }
      } else if (!before) seen.set(route.toLowerCase(), { route, path })
      const language = languageAt(languages, route)
      if (
        place?.documentType === 'page' &&
        (isTaken(route) || (language && isTaken(withoutBase(route, language))))
      ) {
        yield {
          file: path,
          pointer: '',
          message: msg('addressOfEngine', { route }),
          suggestion: msg('renameFile'),
        }
      }
    }
    for (const { path, address } of assets) {
      if (!isEngineAddress(address)) continue
      yield {
        file: path,
        pointer: '',
        message: msg('folderOfEngine', { address }),
        suggestion: msg('moveToOtherFolder'),
      }
    }
  },
}
