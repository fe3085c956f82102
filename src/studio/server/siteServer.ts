import type { FastifyInstance } from 'fastify'
import { galleryRoutes } from '../../preview/gallery/galleryRoutes.ts'
import type { PreviewParts } from '../../preview/PreviewParts.ts'
import { siteRoutes } from '../../preview/siteRoutes.ts'
import { openApp } from './openApp.ts'
import { originAt } from './originAt.ts'

export type SiteServerOptions = { readonly parts: PreviewParts; readonly host: string; readonly studioPort: number }

/** The site's own origin, not yet listening: pages and whatever they bring, which can reach nothing of the studio. */
export const siteServer = ({ parts, host, studioPort }: SiteServerOptions): FastifyInstance => {
  const app = openApp({
    host,
    headers: ({ headers: { host: name = '' } }) => ({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `frame-ancestors ${originAt(name, studioPort)}`,
    }),
  })
  galleryRoutes(app, parts)
  siteRoutes(app, parts)
  return app
}
