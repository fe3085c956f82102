import { withoutSlash } from '../../../core/model/text/oldAddress.ts'
import { nearestPath } from '../../lint/links/nearestPath.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { documentAt } from '../entries/listAt.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'

/** Documents without an address, as authors call them. */
const names: Readonly<Record<string, string>> = {
  settings: 'pages/_site.json',
  facts: 'pages/_facts.json',
}

/** The document that somebody names: by its address, by its file, or as `settings` or `facts`. Errors: `OperationError` with what it could have been. */
export const documentNamed = (ground: Ground, written: string): KnownFile => {
  const path =
    names[written] ??
    (written.startsWith('pages/') ? `${written.replace(/\.json$/, '')}.json` : undefined)
  if (path !== undefined) return documentAt(ground, path)
  const route = withoutSlash(`/${written.replace(/^\/+/, '')}`)
  const routes = ground.files.flatMap(({ place }) =>
    place?.route === undefined ? [] : [place.route],
  )
  const found =
    ground.files.find(({ place }) => place?.route === route) ??
    ground.files.find(({ place }) => place?.route?.toLowerCase() === route.toLowerCase())
  if (found) return documentAt(ground, found.path)
  const near = nearestPath(route, routes, '/')
  return refuse(say('noPageNamed', { route, near }))
}
