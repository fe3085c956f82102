import { assetFolder, assetPattern, isAssetAddress } from '../../../../core/document/addresses.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { meant } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { redirectsOf } from '../../links/redirectsOf.ts'
import { msg } from '../../messages/msg.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** What to say of a file that no document names. A document among them is likely a page in the wrong folder. */
const unused = (
  address: string,
  path: string,
): Pick<Report, 'message' | 'suggestion' | 'offers'> =>
  path.endsWith('.json')
    ? {
        message: msg('assetIsPage'),
        suggestion: msg('movePageOrUseAsset', { path, address }),
      }
    : {
        message: msg('assetUnused'),
        suggestion: msg('removeOrUseAsset', { address }),
        offers: [{ label: msg('removeFile'), edits: [{ kind: 'removeFile', file: path }] }],
      }

export const rule: Rule = {
  name: 'assets',
  severity: 'error',
  what: 'A picture, font or file that a document names is there in pages/_assets, and what is there is named somewhere.',
  why: 'A missing picture leaves a hole in the page; a file that nobody uses is carried along for ever.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'Ada at her stand' } },
    },
  ],
  good: [
    { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: { type: 'figure', picture: { src: '/assets/stand.jpg', alt: 'Ada at her stand' } },
    },
  ],
  *check(context) {
    const { files, assets, unread, complete } = context
    const known = new Set(assets.map(({ address }) => address))
    const refused = new Set(unread.map(({ path }) => path.replace(`${assetsFolder}/`, assetFolder)))
    const used = new Set(
      redirectsOf(context).all.flatMap(({ to }) =>
        isAssetAddress(to) ? [to.replace(/[?#].*$/s, '')] : [],
      ),
    )
    for (const file of files) {
      if (file.summary.assets.every((address) => known.has(address))) {
        for (const address of file.summary.assets) used.add(address)
        continue
      }
      for (const { address: written, path, index } of file.gathered.assets) {
        const address = written.replace(/[?#].*$/, '')
        used.add(address)
        if (known.has(address) || refused.has(address) || !new RegExp(assetPattern).test(address))
          continue
        const near = nearest(address, known)
        const fixOf = (right: string) =>
          index === undefined
            ? { kind: 'value' as const, value: right }
            : { kind: 'characters' as const, text: right }
        yield {
          file: file.path,
          pointer: pointerOf(path),
          ...(index === undefined ? {} : { index, length: written.length }),
          cause: { name: `asset ${address}` },
          message: msg('noAssetFile', { file: address.slice(assetFolder.length) }),
          ...(near
            ? meant(address, near, fixOf(near + written.slice(address.length)))
            : { suggestion: msg('addFileOrNameAnother') }),
        }
      }
    }
    if (!complete || [...used].some((address) => !known.has(address))) return // what is missing may be one of these under another name
    for (const { address, path } of assets) {
      if (!used.has(address))
        yield { file: path, pointer: '', severity: 'warning', ...unused(address, path) }
    }
  },
}
