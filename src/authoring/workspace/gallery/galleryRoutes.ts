import type { FastifyInstance } from 'fastify'
import type { Site } from '../../../core/kit/Site.ts'
import type { PreviewParts } from '../PreviewParts.ts'
import { sendFile, sendHtml } from '../sendReply.ts'
import { catalogueOf } from './catalogue.ts'
import { exampleSite, type Scheme } from './exampleSite.ts'
import { formPage } from './formPage.ts'
import { examplePage, galleryPage } from './galleryPage.tsx'
import { templatePage } from './templatePage.ts'

const isScheme = (scheme: string | undefined): scheme is Scheme =>
  scheme === 'dark' || scheme === 'light' || scheme === 'auto'

/** The site in a colour scheme; as it is where it is undefined or unknown. */
const inScheme = (site: Site | undefined, scheme: string | undefined): Site | undefined =>
  site && isScheme(scheme)
    ? { ...site, settings: { ...site.settings, theme: { ...site.settings.theme, scheme } } }
    : site

/**
 * The gallery's pages, each complete by its address alone, so that tests and screenshots can visit it:
 * `/~gallery/blocks/hero?example=0&scheme=dark`, `/~gallery/forms/quote/success`.
 */
export const galleryRoutes = (
  app: FastifyInstance,
  { workspace, authoring, pageOptions }: PreviewParts,
): void => {
  const scriptOf = (entry: string) => `/~assets/${authoring.entry(entry).script}`
  const withHeight = (html: string) =>
    html.replace('</body>', `<script type="module" src="${scriptOf('height.ts')}"></script></body>`)
  app.get('/~api/gallery', () => catalogueOf(pageOptions().kit, workspace.live().site))
  app.get<{ Params: { type: string }; Querystring: { example?: string; scheme?: string } }>(
    '/~gallery/blocks/:type',
    ({ params: { type }, query }, reply) => {
      const { kit } = pageOptions()
      const site = exampleSite(
        kit,
        workspace.live().site,
        isScheme(query.scheme) ? query.scheme : undefined,
      )
      const html = examplePage(
        site,
        kit.examples,
        type,
        query.example === undefined ? undefined : Number(query.example),
        pageOptions(),
      )
      return html
        ? sendHtml(reply, withHeight(html))
        : sendFile(reply, `example of the block "${type}"`, undefined)
    },
  )
  app.get<{ Params: { name: string }; Querystring: { scheme?: string } }>(
    '/~gallery/templates/:name',
    ({ params: { name }, query }, reply) => {
      const html = templatePage(
        exampleSite(
          pageOptions().kit,
          workspace.live().site,
          isScheme(query.scheme) ? query.scheme : undefined,
        ),
        name,
        pageOptions(),
      )
      return html ? sendHtml(reply, html) : sendFile(reply, `template "${name}"`, undefined)
    },
  )
  const siteIn = (scheme: string | undefined) => inScheme(workspace.live().site, scheme)
  app.get<{ Querystring: { scheme?: string } }>('/~gallery/home', ({ query }, reply) => {
    const shown = siteIn(query.scheme)
    const home = shown?.pages.get('/')?.document
    return shown && home
      ? sendHtml(
          reply,
          galleryPage(shown, home.title, home.blocks, { ...pageOptions(), withShell: true }),
        )
      : sendFile(reply, 'home page', undefined)
  })
  app.get<{ Params: { name: string; state: string }; Querystring: { scheme?: string } }>(
    '/~gallery/forms/:name/:state',
    ({ params: { name, state }, query }, reply) => {
      const shown = siteIn(query.scheme)
      const html = shown && formPage(shown, name, state, pageOptions(), scriptOf('formState.tsx'))
      return html
        ? sendHtml(reply, withHeight(html))
        : sendFile(reply, `form "${name}" in the state "${state}"`, undefined)
    },
  )
}
