import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { authoring as authoringFolder, engine } from '../../scripts/engine.mjs'
import { framedPage } from '../../src/authoring/studio/marks/framedPage.ts'
import { markedPage } from '../../src/authoring/studio/marks/markedPage.ts'
import type { FromFrame, ToFrame } from '../../src/authoring/studio/protocol/frameMessages.ts'
import { framedPolicy } from '../../src/authoring/studio/server/access/framedPolicy.ts'
import type { AuthoringKit } from '../../src/authoring/workspace/AuthoringKit.ts'
import { authoringFiles } from '../../src/authoring/workspace/authoringFiles.ts'
import { nextLiveSite } from '../../src/authoring/workspace/liveSite.ts'
import { sheetsOf } from '../../src/authoring/workspace/sheetsOf.ts'
import { memoryCache } from '../../src/content/lint/cache/memoryCache.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { anyPageAt } from '../../src/core/model/site/editions/everyPage.ts'
import { standardAuthoringKit } from '../../src/kits/standard/authoringKit.ts'
import { visitorFiles } from '../../src/site/build/files/clientFiles.ts'
import { renderPage } from '../../src/site/build/pages/renderPage.tsx'
import { contentType } from '../../src/site/server/contentTypes.ts'
import { today } from '../../tests/support/littleSite.ts'

const kit: AuthoringKit = standardAuthoringKit

/** The page around the frame: as the studio does, it answers the frame with a port, and keeps what it is told. */
const studioPage = (address: string) => `<!doctype html><html lang="en"><title>Studio</title>
<style>html,body{margin:0;block-size:100%}iframe{border:0;inline-size:100%;block-size:100%;display:block}</style>
<script>
  window.told = []
  addEventListener('message', ({ source, data, origin }) => {
    if (!String(data).startsWith('studio:frame-is-there ')) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => told.push(data)
    window.tell = (message) => port1.postMessage(message)
    source.postMessage(data.replace('frame-is-there', 'hello'), origin, [port2])
  })
</script>
<iframe title="The page" src="${address}"></iframe></html>`

const listening = (listener: RequestListener): Promise<{ server: Server; address: string }> =>
  new Promise((resolve) => {
    const server = createServer(listener)
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    ) // it listens on a port
  })

/** A site as the studio's frame has it, without the studio: its pages with marks and script at one origin, a page that plays the studio at another. */
export type FramedSite = {
  readonly site: string
  /** The address of a page with its frame in it. */
  readonly studio: (route: string) => string
  /** The page as it would be drawn of these sources. */
  readonly draw: (sources: Sources, route: string) => string
  readonly close: () => void
}

export const openFramedSite = async (root: string, sources: Sources): Promise<FramedSite> => {
  const folder = await engine()
  const authoring = authoringFiles(await authoringFolder(folder))
  const client = visitorFiles({ client: join(folder, 'client') }, kit)
  let address = ''
  const drawn = (of: Sources, route: string, isBuilt: boolean) => {
    const live = nextLiveSite(of, { kit, cache: memoryCache(), today })
    const page = live.site && anyPageAt(live.site, route)
    if (!live.site || !page) return undefined
    const context = {
      kit,
      site: live.site,
      page,
      scripts: client.scripts,
      imports: client.imports,
      formEndpoint: '',
      today,
    }
    const sheet = sheetsOf(live.site.settings, kit).page
    const built = renderPage(context, sheet)
    if (isBuilt) return { html: built.html, csp: built.csp }
    const html = framedPage(markedPage(live, context, sheet).html, {
      script: `/~assets/${authoring.entry('frame.ts').script}`,
      studio: address,
      stamp: '',
    })
    return { html, csp: framedPolicy(html, address) }
  }
  const studio = await listening((request, response) => {
    response.setHeader('Content-Type', 'text/html').end(studioPage(`${site.address}${request.url}`))
  })
  const fileAt = (path: string): Buffer | undefined => {
    if (path.startsWith('~assets/')) return authoring.files.get(path.slice('~assets/'.length))
    const own = sources.assets.find((asset) => asset.address === `/${path}`)
    return client.files.get(path) ?? (own && readFileSync(join(root, own.path)))
  }
  const site = await listening((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const file = fileAt(url.pathname.slice(1))
    const page = file ? undefined : drawn(sources, url.pathname, url.searchParams.has('built'))
    if (page) response.setHeader('Content-Security-Policy', page.csp)
    response.setHeader(
      'Content-Type',
      file ? contentType(url.pathname) : 'text/html; charset=utf-8',
    )
    response.statusCode = file || page ? 200 : 404
    response.end(file ?? page?.html)
  })
  address = studio.address
  return {
    site: site.address,
    studio: (route) => studio.address + route,
    draw: (of, route) => drawn(of, route, false)?.html ?? '',
    close: () => {
      studio.server.close()
      site.server.close()
    },
  }
}

type Told = Window & { told: FromFrame[]; tell: (message: ToFrame) => void }

/** What the frame has told of one kind so far. */
export const told = <K extends FromFrame['kind']>(
  page: Page,
  kind: K,
): Promise<Extract<FromFrame, { kind: K }>[]> =>
  page.evaluate(
    (of) => (window as unknown as Told).told.filter((message) => message.kind === of),
    kind,
  ) as Promise<Extract<FromFrame, { kind: K }>[]>

/** Says something to the frame, as the studio does. */
export const tell = (page: Page, message: ToFrame): Promise<void> =>
  page.evaluate((said) => (window as unknown as Told).tell(said), message)

export const frameOf = (page: Page) => page.frameLocator('iframe')
