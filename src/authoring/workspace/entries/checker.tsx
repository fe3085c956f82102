/** The checker as a page of its own, which any server of files can offer: see scripts/checker.ts. */
import '@radix-ui/themes/styles.css'
import '../client/authoring.css'
import { createRoot } from 'react-dom/client'
import { AuthoringTheme } from '../client/AuthoringTheme.tsx'
import { CheckerPage } from '../client/checker/CheckerPage.tsx'

createRoot(
  document.getElementById('app') as HTMLElement /* stands in the page: see authoringHtml */,
).render(
  <AuthoringTheme>
    <CheckerPage address="./sources.json" base="./site/" />
  </AuthoringTheme>,
)
