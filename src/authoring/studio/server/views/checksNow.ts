import { checkSite } from '../../../../content/contentChecks/checkSite.ts'
import { wholeMessage } from '../../../../content/lint/findings/wholeMessage.ts'
import type { ChecksDocument } from '../../../../core/document/checks.ts'
import { escapeKey } from '../../../../core/model/schema/path.ts'
import { buildModel } from '../../../../core/model/site/buildModel.ts'
import { drawingOf } from '../../../../site/build/pages/drawing.tsx'
import type { AuthoringKit } from '../../../workspace/AuthoringKit.ts'
import type { LiveSite } from '../../../workspace/liveSite.ts'
import type { AskedOfPages, ChecksAnswer } from '../../protocol/viewAnswers.ts'

type Asked = Pick<AskedOfPages, 'file' | 'of' | 'name'> & { readonly pointer: string }

/** All that a document of checks asks for, one after the other. */
const askedIn = (file: string, { frame = [], pages = {} }: ChecksDocument): Asked[] => [
  ...frame.map(({ name }, index) => ({
    file,
    of: 'Every page, at its head or foot',
    name,
    pointer: `/frame/${index}`,
  })),
  ...Object.entries(pages).flatMap(([address, list]) =>
    list.map(({ name }, index) => ({
      file,
      of: address,
      name,
      pointer: `/pages/${escapeKey(address)}/${index}`,
    })),
  ),
]

const isAt = (pointer: string, found: string): boolean =>
  pointer === found || pointer.startsWith(`${found}/`)

/** What the site's checks ask of its published pages, and whether it holds; or why that can't be told. Draws each page that something is asked of. */
export const checksNow = (
  kit: AuthoringKit,
  { sources, files, findings }: LiveSite,
  today: string,
): ChecksAnswer => {
  const checks = files.filter(({ place }) => place?.kind === 'checks')
  if (checks.length === 0) return { asked: [] }
  if (findings.some(({ severity }) => severity === 'error'))
    return { why: 'Pages are compared once no errors are found in the site.' }
  const site = buildModel(kit, sources)
  const missed = checkSite(site, checks, drawingOf(site, kit, today))
  return {
    asked: checks.flatMap(({ path, value }) =>
      // lint has checked it
      askedIn(path, value as ChecksDocument).map(({ pointer, ...asked }) => {
        const found = missed.filter(
          (finding) => finding.file === path && isAt(pointer, finding.pointer),
        )
        return {
          ...asked,
          missed: found.flatMap((finding) => [
            wholeMessage(finding),
            ...(finding.advice ? [finding.advice] : []),
          ]),
        }
      }),
    ),
  }
}
