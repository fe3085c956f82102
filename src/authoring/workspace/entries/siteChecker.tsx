/** The checker of the site that is being written, at the site's own origin: its own blocks and rules run here. */
import '@radix-ui/themes/styles.css'
import '../client/authoring.css'
import { createRoot } from 'react-dom/client'
import { AuthoringTheme } from '../client/AuthoringTheme.tsx'
import { CheckerPage } from '../client/checker/CheckerPage.tsx'

createRoot(
  document.getElementById('app') as HTMLElement /* stands in the page: see authoringHtml */,
).render(
  <AuthoringTheme>
    <CheckerPage address={`${location.pathname}/sources`} />
  </AuthoringTheme>,
)
