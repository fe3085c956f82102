import type { AnyPage, Site } from '../../core/kit/Site.ts'
import { type Translation, translationsOf } from '../../core/model/site/editions/translations.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = { readonly site: Site; readonly page: AnyPage }

const wordsIn = (site: Site, { language }: Translation) =>
  site.editions?.find((edition) => edition.language === language)?.words

/** What is said of a page that the other language does not have, in that language. */
const insteadOf = (site: Site, one: Translation) =>
  one.isMissing ? wordsIn(site, one)?.homeInstead : undefined

const inLanguage = ({ language: { tag }, route }: Translation) => ({
  href: route,
  hrefLang: tag,
  lang: tag,
})

/** One other language is a link, several are a menu. */
const Others = ({
  site,
  others,
  own,
}: Pick<Props, 'site'> & {
  readonly others: readonly Translation[]
  readonly own: Translation
}) => {
  const [only, ...more] = others
  if (only && more.length === 0)
    return (
      <a className="nav-item" {...inLanguage(only)}>
        {only.language.name}
        {only.isMissing ? <span className="ui-hidden"> {insteadOf(site, only)}</span> : null}
      </a>
    )
  return (
    <>
      <button type="button" className="nav-item" popoverTarget="_languages" data-menu="">
        <Icon name="globe" />
        <span>{own.language.name}</span>
      </button>
      <div className="menu" id="_languages" popover="auto">
        <ul>
          {others.map((one) => (
            <li key={one.language.tag}>
              <a {...inLanguage(one)}>{one.language.name}</a>
              {one.isMissing ? (
                <p className="menu-text" lang={one.language.tag} dir={one.language.direction}>
                  {insteadOf(site, one)}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** The same page in each other language of the site, or the home page there, which is then said. Nobody is sent anywhere: it is for visitors to choose. */
export const Languages = ({ site, page }: Props) => {
  const all = translationsOf(site, page)
  const own = all.find(({ isOwn }) => isOwn)
  return own ? (
    <nav className="languages" aria-label={site.words.languages}>
      <Others site={site} own={own} others={all.filter((one) => one !== own)} />
    </nav>
  ) : null
}
