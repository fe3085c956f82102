import { oneOfWords } from '../texts/nouns.ts'
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
  const answer = { message: `There is no dialog "${written}".`, cause: { name: `dialog ${id}` } }
  if (near === id)
    return {
      ...answer,
      suggestion: `Write "${id}": a dialog goes by the name of its file alone.`,
      offers: [write(id, asKey ? { kind: 'key', name: id } : undefined)],
    }
  if (near !== undefined)
    return { ...answer, ...meant(id, near, asKey ? { kind: 'key', name: near } : undefined) }
  const known = ids.map((other) => `"${other}"`)
  const file = `pages/_dialogs/${/^[\w-]+$/.test(id) ? id : 'its-name'}.json`
  if (known.length === 0) return { ...answer, suggestion: `The site has none yet: add ${file}.` }
  return {
    ...answer,
    suggestion: `${known.length === 1 ? 'There is only' : 'There are'} ${oneOfWords(known, 'and')}. A new one would be ${file}.`,
  }
}
