import type { SiteDocument } from '../../../core/document/site.ts'

/** Where a build is to be deployed: files alone, or files with the form service of `npm run serve`. @internal For tests. */
export const deployments = ['static', 'server'] as const
export type Deployment = {
  readonly to: (typeof deployments)[number]
  /** It is known that name, address and e-mail are not real. */
  readonly demo: boolean
}

/** Throws, with what to do, for a build that would lose enquiries or show an identity that is not real. */
export const checkDeployment = (
  { to, demo }: Deployment,
  settings: SiteDocument,
  formEndpoint: string,
): void => {
  if (to === 'static' && formEndpoint === '')
    throw new Error(
      'a static host takes no enquiries, so every one would be lost. Name the origin of a form service in FORM_ENDPOINT.',
    )
  if (settings.placeholder && !demo)
    throw new Error(
      'the firm’s name, address and e-mail are placeholders ("placeholder" in pages/_site.json). Put in the real ones, or ask for a demo with --demo.',
    )
}
