/** `npm run language-server -- --stdio`: lint's words in editors, by the Language Server Protocol. */

import { serveEditor } from '../src/authoring/language-server/serveEditor.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { command } from './command.mjs'
import { engineHere, rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { usage } from './usage/language-server.mjs'

export const main = command(usage, ({ values }, io) => {
  if (!values.stdio)
    refuse(
      usage,
      '--stdio is missing: an editor starts this, and speaks with it over standard input and output.',
    )
  const openOwn = async (site: string) => {
    const { openParts } = await import('../src/kits/plugins/openParts.ts')
    return openParts({ root: site, engine: engineHere(), standard: standardKit, tell: io.tell })
  }
  serveEditor({
    kit: standardKit,
    engine: engineHere(),
    openParts: openOwn,
    root: values.root === undefined ? undefined : rootOf(values.root),
  })
  return undefined
})
