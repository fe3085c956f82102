import { kindOf } from '../../core/document/sources.ts'
import { ancestors, nameOf } from '../../core/model/site/ancestors.ts'
import { usePage } from '../ui/PageContext.ts'

/**
 * On articles, the way back to the list. A script makes it one step back in the browser's history where there is a step
 * inside the site, so that filter and scroll position come back too; else it leads to the list itself.
 */
export const BackTo = () => {
  const { page, site, scripts } = usePage()
  if (page.documentType !== 'page' || kindOf(page.document) !== 'article') return null
  const parent = ancestors(site, page).at(-1)
  if (!parent) return null
  return (
    <a
      className="ui-button ui-quiet"
      href={parent.route}
      data-behaviour={scripts['browser/entries/back.ts']}
    >
      {site.words.backTo.replace('{name}', nameOf(parent))}
    </a>
  )
}
