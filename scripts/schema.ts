/**
 * `npm run schema`: writes `schema/*.schema.json`, in the engine's own folder for all sites, or beside the pages of a site that has parts of its own, whose documents name
 * them from then on; with --check, fails when one is not fresh.
 */
import { join } from 'node:path'
import type { AuthoringKit } from '../src/authoring/workspace/AuthoringKit.ts'
import { apply } from '../src/core/edits/apply.ts'
import { readerOf } from '../src/core/edits/readerOf.ts'
import { isPackage, typed } from '../src/core/text/typed.mjs'
import { ownSchemas } from '../src/kits/plugins/ownSchemas.ts'
import { staleSchemas } from '../src/kits/plugins/staleSchemas.ts'
import { standardAuthoringKit } from '../src/kits/standard/authoringKit.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { writeChange } from '../src/site/store/writeChange.ts'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/schema.mjs'

export const main = command(usage, async ({ values }, io) => {
  const root = rootOf(values.root)
  const { kit } = await openSite<AuthoringKit>(standardAuthoringKit, root, io)
  if (!kit.own && (isPackage || values.root !== undefined)) {
    io.say(
      'This site has no parts of its own: its documents go by the schemas of the engine. Nothing was written.',
    )
    return 0
  }
  const stale = staleSchemas(root, kit, kit.examples)
  if (values.check && stale.length > 0) {
    io.tell(
      `Not fresh: ${stale.map(({ file }) => join(root, file)).join(', ')}. Run "${typed('schema')}" and commit the result.`,
    )
    return 1
  }
  if (values.check) return 0
  for (const { file, content } of stale) writeWhole(join(root, file), content)
  if (kit.own) {
    const sources = readSite(root)
    writeChange(root, apply(ownSchemas(sources), readerOf(sources)))
  }
  return 0
})
