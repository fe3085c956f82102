import { builtFields } from '../../src/kits/plugins/builtFields.ts'
import { ourFields } from '../../src/render/fields/ourFields.ts'
import { renderFormPage } from '../../src/site/build/pages/renderFormPage.ts'
import { recoverBuild } from '../../src/site/build/write/recoverBuild.ts'
import { runServer } from '../../src/site/server/runServer.ts'
import { siteIn } from '../../src/site/server/serveSite.ts'
import type { ServerSettings } from '../../src/site/server/settings.ts'
import type { Io } from '../../src/site/terminal/io.mjs'

/** Serves a built site and its form service, until the process is stopped. */
export const serveFolder = async (
  root: string,
  dir: string,
  settings: ServerSettings,
  { tell }: Io,
): Promise<undefined> => {
  recoverBuild(dir, tell)
  const known = await builtFields(dir, ourFields, tell)
  await runServer({
    root,
    site: siteIn(dir),
    settings,
    rules: known.rules,
    renderFormPage: renderFormPage(known),
  })
}
