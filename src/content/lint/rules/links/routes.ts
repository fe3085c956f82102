import { assetFolder, dialogFolder } from '../../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../../core/document/isEngineAddress.ts'
import { languageAt, withoutBase } from '../../../../core/model/site/editions/languagesOf.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import type { Rule } from '../../types/rule.ts'

/** Addresses below which no page can stand: the engine's own, and those of assets, dialogs and the home page. */
const isTaken = (route: string): boolean =>
  isEngineAddress(route) ||
  /^\/index$/i.test(route) ||
  [assetFolder, dialogFolder].some((folder) => `${route.toLowerCase()}/`.startsWith(folder))

export const rule: Rule = {
  name: 'routes',
  severity: 'error',
  always: true,
  what: 'Every page has an address of its own: no two files give the same one, or ones that differ only in capital letters, and neither page nor asset takes an address of the engine.',
  why: 'Of two pages with one address only one is published; addresses that differ in case alone lead to the wrong one.',
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
    const seen = new Map<string, { readonly route: string; readonly path: string }>()
    for (const { path, place } of files) {
      const route = place?.route
      if (route === undefined) continue
      const before = seen.get(route.toLowerCase())
      if (before) {
        const same = before.route === route
        yield {
          file: path,
          pointer: '',
          message: same
            ? msg('sameAddress', { path: before.path, route })
            : msg('addressDiffersInCase', { path: before.path, other: before.route, route }),
          suggestion: msg('renameOrRemoveOne'),
        }
      } else seen.set(route.toLowerCase(), { route, path })
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
