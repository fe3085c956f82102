import { kindOf } from '../../core/document/sources.ts'
import { translationsOf } from '../../core/model/site/editions/translations.ts'
import type { PageContext } from '../ui/PageContext.ts'
import { siteSocialLocale } from './social/socialLocale.ts'
import { socialPicture } from './social/socialPicture.ts'

/** A meta element of Open Graph; left out where there is nothing to say. */
const Property = ({ name, content }: { name: string; content: string | number | undefined }) =>
  content === undefined ? null : <meta property={name} content={String(content)} />

/** What messengers and social networks show of a page. Twitter's cards read the rest from Open Graph. */
export const SocialTags = ({ context }: { context: PageContext }) => {
  const { page, site } = context
  const { settings } = site
  const { document } = page
  const article = page.documentType === 'page' ? page.document.article : undefined
  const picture = socialPicture(site, page)
  return (
    <>
      <Property name="og:title" content={document.title} />
      <Property name="og:description" content={document.description} />
      <Property
        name="og:type"
        content={
          page.documentType === 'page' && kindOf(page.document) === 'article'
            ? 'article'
            : 'website'
        }
      />
      <Property name="og:url" content={settings.origin + page.route} />
      <Property name="og:site_name" content={settings.firm.name} />
      <Property name="og:locale" content={siteSocialLocale(site, settings.language)} />
      {translationsOf(site, page).map(({ language, isMissing, isOwn }) =>
        isMissing || isOwn ? null : (
          <Property
            name="og:locale:alternate"
            content={siteSocialLocale(site, language.tag)}
            key={language.tag}
          />
        ),
      )}
      <Property name="og:image" content={picture && settings.origin + picture.address} />
      <Property name="og:image:width" content={picture?.width} />
      <Property name="og:image:height" content={picture?.height} />
      <Property name="og:image:alt" content={picture && document.title} />
      <Property name="article:published_time" content={article?.date} />
      <Property name="article:modified_time" content={article?.updated} />
      <Property name="article:section" content={article?.category} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
