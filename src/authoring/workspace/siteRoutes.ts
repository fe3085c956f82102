import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assetFolder, formFolder, fragmentOf, pathOf } from '../../core/document/addresses.ts'
import { editionOf } from '../../core/model/site/editions/editionOf.ts'
import { anyPageAt, everyDialog } from '../../core/model/site/editions/everyPage.ts'
import { liveRedirects } from '../../core/model/site/liveRedirects.ts'
import { addressKey } from '../../core/model/text/oldAddress.ts'
import { guidingFiles } from '../../core/model/text/unfinished.ts'
import { wholeFaceAt } from '../../site/build/faces/wholeFace.ts'
import { renderFragment } from '../../site/build/pages/renderFragment.tsx'
import { pictureFolder } from '../../site/build/pictures/socialPictures.ts'
import { furtherFile } from './furtherFile.ts'
import { exampleDrawings } from './gallery/exampleSources.ts'
import type { LiveSite } from './liveSite.ts'
import { dayAsked, onDay } from './onDay.ts'
import type { PreviewParts } from './PreviewParts.ts'
import { type DrawOptions, type PageAnswer, pageAnswer } from './pageAnswer.ts'
import { sendFile, sendHtml } from './sendReply.ts'
import { sheetsOf } from './sheetsOf.ts'
import { unchosenDrawing } from './unchosenDrawing.ts'

/**
 * Whether a browser opens the address in a tab: then it gets the authoring page around the page. Frames and programs get
 * the page itself. Browsers tell only local and encrypted servers what they ask for; elsewhere the address bar has no referrer.
 */
const opensTab = ({ accept = '', referer, ...headers }: IncomingHttpHeaders): boolean => {
  const destination = headers['sec-fetch-dest']
  return destination === undefined
    ? accept.includes('text/html') && referer === undefined
    : destination === 'document'
}

/** A site's own files opened by themselves: drawings and HTML files can hold scripts. */
export const sandboxed = {
  'Content-Security-Policy': 'sandbox',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Addresses of pages have no ending. */
const hasEnding = /\.[a-z0-9]+$/
const searchOf = (url: string) => /\?[^#]*/.exec(url)?.[0] ?? ''

export type SiteRoutesOptions = {
  /** Draws what stands at a route: usually the page as the preview has it. */
  readonly draw?: (
    live: LiveSite,
    route: string,
    options: DrawOptions,
    request: FastifyRequest,
  ) => PageAnswer
  /** Whether a browser that opens a page in a tab is led to the authoring page around it. */
  readonly leadsTabs?: boolean
  /** The headers of a page, which may depend on what it says. */
  readonly headersOf?: (html: string, request: FastifyRequest) => Readonly<Record<string, string>>
}

/** The part of a page that opens as a dialog, by the path of its file. */
const dialogFragment = (
  { site }: LiveSite,
  path: string,
  options: ReturnType<PreviewParts['pageOptions']>,
): string | undefined => {
  const dialog = (site ? everyDialog(site) : []).find(({ route }) => fragmentOf(route) === path)
  return (
    site &&
    dialog &&
    renderFragment(
      { ...options, site: editionOf(site, dialog), page: dialog, formEndpoint: '' },
      sheetsOf(site.settings, options.kit).dialog,
    )
  )
}

/** The site as it will be: pages, files, dialogs; what its forms send goes nowhere, and looks as it does when all is well. */
export const siteRoutes = (
  app: FastifyInstance,
  { workspace, house, pageOptions }: PreviewParts,
  { draw = pageAnswer, leadsTabs = true, headersOf = () => ({}) }: SiteRoutesOptions = {},
): void => {
  const dialogPart = (path: string) => dialogFragment(workspace.live(), path, pageOptions())
  const asset = (address: string): Buffer | string | undefined => {
    const own = workspace.live().sources.assets.find((known) => known.address === address)
    return own ? readFileSync(join(workspace.root, own.path)) : exampleDrawings.get(address)
  }
  const further = (path: string) => {
    const { site } = workspace.live()
    const readAsset = (file: string) => readFileSync(join(workspace.root, file))
    const pictures = pictureFolder(workspace.engine)
    return (
      site &&
      furtherFile(site, path, {
        ...house(),
        formEndpoint: '',
        readAsset,
        root: workspace.root,
        pictures,
        today: pageOptions().today,
      })
    )
  }
  app.get<{ Params: { '*': string } }>(`${assetFolder}*`, async ({ params }, reply) => {
    const path = pathOf(assetFolder) + params['*']
    const made = house().client.files.get(path) ?? dialogPart(path) ?? wholeFaceAt(`/${path}`)
    if (made !== undefined) return sendFile(reply, path, made)
    reply.headers(sandboxed)
    if (guidingFiles.includes(`/${path}`)) return sendFile(reply, 'unchosen.svg', unchosenDrawing)
    return sendFile(reply, path, asset(`/${path}`) ?? (await further(path)))
  })
  app.post(`${formFolder}*`, (request, reply) =>
    request.headers.accept?.includes('json') ? { ok: true, next: '/' } : reply.redirect('/', 303),
  )
  app.get<{ Params: { '*': string }; Querystring: { alone?: string } }>(
    '*',
    async (request, reply) => {
      const day = dayAsked(request.query)
      const live = onDay(workspace.live(), day)
      const path = request.params['*'].replace(/^\/+|\/+$/g, '')
      const route = `/${path}`
      const file = hasEnding.test(path) ? await further(path) : undefined
      if (file) return sendFile(reply, path, file)
      const { site } = live
      const moved =
        site && !anyPageAt(site, route)
          ? liveRedirects(site).find(({ old }) => old.key === addressKey(route))
          : undefined
      if (moved) return reply.redirect(moved.to, 302)
      if (leadsTabs && opensTab(request.headers) && request.query.alone === undefined)
        return reply.redirect(`/~${route}${searchOf(request.url)}`, 302)
      const answer = draw(
        live,
        route,
        {
          ...pageOptions(),
          ...(day === undefined ? {} : { today: day }),
          inFrame: request.headers['sec-fetch-dest'] === 'iframe',
        },
        request,
      )
      reply.headers(headersOf(answer.html, request))
      return sendHtml(reply, answer.html, answer.status)
    },
  )
}
