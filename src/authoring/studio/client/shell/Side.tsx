import { Heading } from '@radix-ui/themes'
import { useStudioState } from '../store/useStudio.ts'
import { Pages } from '../views/Pages/Pages.tsx'

/** The pages of the site, beside the one that is open. They are asked for and drawn once that one stands: on a large site they are much. */
export const Side = () => {
  const firm = useStudioState(({ overview }) =>
    overview ? overview.firm || 'A new site' : 'Reading the site …',
  )
  const hasStood = useStudioState((state) => state.hasStood)
  return (
    <nav className="studio-side" aria-label="Pages of the site">
      <Heading as="h2" size="3" className="studio-firm">
        {firm}
      </Heading>
      {hasStood ? <Pages /> : null}
    </nav>
  )
}
