import { kindOf, notFoundRoute } from '../model/sources.ts'
import { faceFiles } from '../theme/faceCss.ts'
import { scaleOf } from '../theme/scales.ts'
import type { PageContext } from './PageContext.ts'

/** The head of a page but for its style and scripts, which the build adds. */
export const Head = ({ context }: { context: PageContext }) => {
  const { page, site } = context
  const { settings } = site
  const { document } = page
  const isDialog = 'heading' in document
  const title = settings.seo.titlePattern.replace('{title}', document.title)
  const hidden = isDialog || document.noindex === true || page.route === notFoundRoute
  const gray = scaleOf(settings.theme.neutral)
  const { scheme = 'auto' } = settings.theme
  const canonical = `${settings.origin}${page.route}`
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={document.description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={document.title} />
      <meta property="og:description" content={document.description} />
      <meta property="og:type" content={!isDialog && kindOf(document) === 'article' ? 'article' : 'website'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={settings.firm.name} />
      {scheme === 'dark' ? null : <meta name="theme-color" content={gray.light[0]} media={scheme === 'auto' ? '(prefers-color-scheme: light)' : undefined} />}
      {scheme === 'light' ? null : <meta name="theme-color" content={gray.dark[0]} media={scheme === 'auto' ? '(prefers-color-scheme: dark)' : undefined} />}
      {faceFiles(settings.theme).map((file) => (
        <link rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" key={file} />
      ))}
      {settings.firm.logo ? <link rel="icon" href={settings.firm.logo} type="image/svg+xml" /> : <link rel="icon" href="data:," />}
    </>
  )
}
