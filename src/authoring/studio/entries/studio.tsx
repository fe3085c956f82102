/** The studio: what `npm run dev` shows its authors. */
import '@radix-ui/themes/styles.css'
import '../../workspace/client/authoring.css'
import '../client/studio.css'
import '../client/views/views.css'
import '../client/panel.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../client/App.tsx'
import { Look } from '../client/shell/Look.tsx'
import { openStudio } from '../client/store/openStudio.ts'
import { StudioContext } from '../client/store/useStudio.ts'
import { loadViews } from '../client/views/late.tsx'

const studio = openStudio()
loadViews(studio.queries.client)

createRoot(
  document.getElementById('app') as HTMLElement /* stands in the page: see authoringHtml */,
).render(
  <Look>
    <StudioContext value={studio}>
      <QueryClientProvider client={studio.queries.client}>
        <BrowserRouter basename="/~">
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StudioContext>
  </Look>,
)
