import { ViewHead } from '../parts/ViewHead.tsx'
import { Pages } from './Pages.tsx'

/** The pages of the site by themselves. */
export const PagesView = () => (
  <div className="view" data-narrow>
    <ViewHead title="Pages" />
    <Pages />
  </div>
)
