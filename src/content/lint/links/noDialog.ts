import { msg } from '../messages/msg.ts'
import type { Report } from '../types/report.ts'
import { meant, write } from './meant.ts'
import { nearest } from './nearest.ts'

/** The id in an address or a path of a dialog, as it is often written in place of the id. */
const bare = (written: string): string =>
  written.replace(/^.*\//, '').replace(/\.(json|html)$/i, '')

/** What to say where a dialog is named that there is not; `asKey` where a key of an object names it. */
export const noDialog = (
  written: string,
  ids: readonly string[],
  asKey = false,
): Pick<Report, 'message' | 'suggestion' | 'cause' | 'offers'> => {
  const id = bare(written)
  const near = nearest(id, ids)
  const answer = { message: msg('noDialog', { written }), cause: { name: `dialog ${id}` } }
  if (near === id)
    return {
      ...answer,
      suggestion: msg('dialogNeedsNoFolder', { id }),
      offers: [write(id, asKey ? { kind: 'key', name: id } : undefined)],
    }
  if (near !== undefined)
    return { ...answer, ...meant(id, near, asKey ? { kind: 'key', name: near } : undefined) }
  const file = `pages/_dialogs/${/^[\w-]+$/.test(id) ? id : 'its-name'}.json`
  if (ids.length === 0) return { ...answer, suggestion: msg('addFirstDialog', { file }) }
  return {
    ...answer,
    suggestion: msg('dialogsAre', { known: ids, file }),
  }
}
