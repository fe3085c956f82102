import { feedIn, rasterIcons, webManifestAddress } from '../../core/document/addresses.ts'
import { alternatesOf } from '../../core/model/site/editions/alternatesOf.ts'
import { isIndexed } from '../../core/model/site/isIndexed.ts'
import { pageTitle } from '../../core/model/site/pageTitle.ts'
import { groundOf } from '../theme/groundOf.ts'
import type { PageContext } from '../ui/PageContext.ts'
import { articlesIn } from './feed.ts'
import { graphOf } from './graph/graphOf.ts'
import { iconAddress } from './iconAddress.ts'
import { SocialTags } from './SocialTags.tsx'

/** The colour of the browser's own frame: that of the page, in each scheme that the site has. */
const ThemeColor = ({ context }: { context: PageContext }) => {
  const { theme } = context.site.settings
  const { scheme = 'auto' } = theme
  const { light, dark } = groundOf(theme)
  if (scheme !== 'auto')
    return <meta name="theme-color" content={scheme === 'dark' ? dark : light} />
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/** Data, not a script: browsers never run it. `<` is written so that no text of a document can end the element. */
const GraphScript = ({ context }: { context: PageContext }) => {
  const json = JSON.stringify(graphOf(context.kit, context.site, context.page)).replace(
    /</g,
    '\\u003c',
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Whether the page tells of the feed: an article does, and a list where there are articles. Other pages stay apart from what they have no part in. */
const tellsOfFeed = ({ page, site }: PageContext): boolean =>
  isIndexed(page) &&
  page.documentType === 'page' &&
  (page.document.article !== undefined ||
    (page.document.kind === 'list' && articlesIn(site).length > 0))

/** The head of a page but for its style and scripts, which the build adds. */
export const Head = ({ context }: { context: PageContext }) => {
  const { page, site } = context
  const { settings } = site
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitle(page.document.title, settings)}</title>
      <meta name="description" content={page.document.description} />
      {isIndexed(page) && !site.isPreview ? (
        <link rel="canonical" href={settings.origin + page.route} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {site.isPreview
        ? null
        : alternatesOf(site, page).map(({ tag, route }) => (
            <link rel="alternate" hrefLang={tag} href={settings.origin + route} key={tag} />
          ))}
      <SocialTags context={context} />
      <ThemeColor context={context} />
      <link rel="icon" href={rasterIcons.favicon} sizes="32x32" />
      <link rel="icon" href={iconAddress(settings)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={rasterIcons.touch} />
      <link rel="manifest" href={webManifestAddress} />
      {tellsOfFeed(context) ? (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feedIn(site.edition?.language.base ?? '')}
          title={settings.firm.name}
        />
      ) : null}
      <GraphScript context={context} />
    </>
  )
}
