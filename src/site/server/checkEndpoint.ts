import type { SiteManifest } from '../store/siteManifest.ts'

/**
 * Throws when the server is started with another FORM_ENDPOINT than the pages were built with: their forms would post elsewhere.
 * Without the variable the build's value holds.
 */
export const checkEndpoint = (
  manifest: Pick<SiteManifest, 'formEndpoint' | 'origin'>,
  given: string | undefined,
): void => {
  const [formEndpoint, origin] = [manifest.formEndpoint, manifest.origin].map((text) =>
    text.replace(/\/$/, ''),
  )
  if (given === undefined || given === formEndpoint || (formEndpoint === '' && given === origin))
    return
  const built = formEndpoint === '' ? `the site's own origin (${origin})` : formEndpoint
  throw new Error(
    `FORM_ENDPOINT is ${given}, but the site was built for ${built}. Start with the same value, or build again with this one.`,
  )
}
