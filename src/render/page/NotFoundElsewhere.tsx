import { homeIn } from '../../core/model/site/editions/languagesOf.ts'
import { mainHeading } from '../../core/model/site/mainHeading.ts'
import { usePage } from '../ui/PageContext.ts'

/**
 * The same message in the other languages of the site. Hosts of plain files have one not-found page for all addresses: it speaks to every
 * visitor; a server answers with that of the language, which need not.
 */
export const NotFoundElsewhere = () => {
  const { site } = usePage()
  if (site.edition?.language.base !== '') return null
  const others = (site.editions ?? []).filter(({ language }) => language !== site.edition?.language)
  return (
    <section className="section">
      <div className="section-wrap">
        <div className="section-body">
          {others.map(({ language, notFound, words }) => (
            <div
              className="not-found-language"
              lang={language.tag}
              dir={language.direction}
              key={language.tag}
            >
              <h2 className="ui-h3">{notFound ? mainHeading(notFound) : words.pageNotFound}</h2>
              <p>
                <a href={homeIn(language)} hrefLang={language.tag}>
                  {words.returnHome}
                </a>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
