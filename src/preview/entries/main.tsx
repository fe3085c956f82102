/** The authoring pages of `npm run dev`. */
import '@radix-ui/themes/styles.css'
import '../client/authoring.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../client/App.tsx'
import { AuthoringTheme } from '../client/AuthoringTheme.tsx'

createRoot(document.getElementById('app') as HTMLElement /* stands in the page: see authoringHtml */).render(
  <AuthoringTheme>
    <BrowserRouter basename="/~">
      <App />
    </BrowserRouter>
  </AuthoringTheme>,
)
