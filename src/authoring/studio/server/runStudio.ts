import { dirname, join } from 'node:path'
import type { Engine } from '../../../core/engine/Engine.ts'
import type { Day } from '../../../core/model/site/shownOn.ts'
import { printableLine } from '../../../core/text/printable.mjs'
import { visitorFiles } from '../../../site/build/files/clientFiles.ts'
import { onStop } from '../../../site/server/onStop.ts'
import { officeDay } from '../../../site/store/officeDay.ts'
import { say, tell } from '../../../site/terminal/print.mjs'
import type { FindBrowser } from '../../review/pictures/openBrowser.ts'
import type { AuthoringKit } from '../../workspace/AuthoringKit.ts'
import { authoringFiles } from '../../workspace/authoringFiles.ts'
import { followParts, type Reopen } from '../../workspace/followParts.ts'
import type { House } from '../../workspace/PreviewParts.ts'
import { openWorkspace } from '../../workspace/workspace.ts'
import { openAccess } from './access/access.ts'
import { networkAddresses } from './access/networkAddresses.ts'
import { openEditor } from './edit/editor.ts'
import { openServers } from './openServers.ts'
import { buildForVisitors } from './publish/buildForVisitors.ts'
import { openPublisher } from './publish/openPublisher.ts'
import { openPictures } from './publish/pictures.ts'
import { nextAnswers } from './views/firstAnswers.ts'
import { warmUp } from './views/warmUp.ts'

export type RunStudioOptions = {
  readonly kit: AuthoringKit
  readonly root: string
  readonly engine: Engine
  readonly host: string
  readonly port: number
  readonly origin?: string | undefined
  /** The day that the site is shown for, if it is not the office's own. */
  readonly asOf?: Day | undefined
  /** Whether other devices are let in, by a code that is shown here. */
  readonly share: boolean
  /** The browser with which pictures of versions are made. */
  readonly findBrowser: FindBrowser
  /** Opens the site's own parts anew once they have changed. */
  readonly reopen: Reopen
  /** What is wrong with them at the start, where something is. */
  readonly problem?: string | undefined
}

/** Runs the studio until SIGTERM or SIGINT, then ends the process with 0: its own pages at one origin, the site at another. Throws where it can't begin. */
export const runStudio = async ({
  kit,
  root,
  engine,
  host,
  port,
  origin,
  asOf,
  share,
  reopen,
  problem,
  findBrowser,
}: RunStudioOptions): Promise<void> => {
  const day = () => asOf ?? officeDay(root, Date.now())
  const workspace = openWorkspace({
    kit,
    root,
    engine,
    origin,
    day,
    report: (line) => tell(printableLine(line)),
  })
  let house: House = { kit, client: visitorFiles(engine, kit) }
  if (problem !== undefined) workspace.take({ problem })
  const unfollow = followParts(workspace, reopen, (next) => {
    house = next
  })
  const now = () => new Date()
  const pageOptions = () => ({
    kit: house.kit,
    scripts: house.client.scripts,
    imports: house.client.imports,
    today: day(),
  })
  const parts = {
    house: () => house,
    workspace,
    authoring: authoringFiles(engine.authoring),
    docs: join(dirname(engine.schemas), 'docs'),
    pageOptions,
  }
  let endWarmUp = () => {}
  const unfollowAll = () => {
    endWarmUp()
    unfollow()
    workspace.close()
  }
  try {
    const access = openAccess({
      host,
      share,
      now,
      show: (code) => tell(`The code for the next device: ${code}`),
    })
    const editor = openEditor({ workspace, kit: () => house.kit, now })
    const publisher = openPublisher({
      ...{
        workspace,
        kit: () => house.kit,
        now,
        build: buildForVisitors(workspace, () => house.kit),
      },
      pictures: openPictures({ root, engine, kit: () => house.kit, findBrowser }),
    })
    const servers = await openServers({ parts, editor, publisher, access, host, port })
    onStop(async () => {
      unfollowAll()
      await servers.close()
    })
    if (share)
      for (const address of networkAddresses(servers.studio))
        tell(`Open on a device in the same network: ${address}`)
    for (const { server } of servers.apps) server.once('request', () => endWarmUp())
    say(`ready ${servers.studio}`)
    // The first page that is opened needs most of this, and React drawing for the first time takes several times as long as then.
    endWarmUp = warmUp(nextAnswers(parts, '/'))
  } catch (error) {
    unfollowAll()
    throw error
  }
}
