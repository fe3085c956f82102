import { clientFolder, fragmentOf, pathOf } from '../../../core/document/addresses.ts'
import type { Sheet } from '../../../render/theme/styleSheet.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import { digest } from '../../store/digest.ts'
import { renderFragment } from '../pages/renderFragment.tsx'
import type { OutputFile } from './OutputFile.ts'

/** A dialog's inner part, and beside it what the scripts are told that take its forms over: that comes with them, not with the part. */
export const fragmentFiles = (context: PageContext, sheet: Sheet): readonly OutputFile[] => {
  const { route } = context.page
  const told: OutputFile[] = []
  const tellApart = (text: string) => {
    const address = `${clientFolder}form.${digest(route, text).slice(0, 8)}.json` // of this dialog alone: no two make the same file
    told.push({ path: pathOf(address), content: Buffer.from(text) })
    return address
  }
  const html = renderFragment({ ...context, tellApart }, sheet)
  return [{ path: fragmentOf(route), content: Buffer.from(html) }, ...told]
}
