import { Heading } from '@radix-ui/themes'
import { useStudioState } from '../store/useStudio.ts'
import { Pages } from '../views/Pages/Pages.tsx'

/** The pages of the site, beside the one that is open. */
export const Side = () => {
  const firm = useStudioState(({ overview }) => overview?.firm ?? '')
  return (
    <nav className="studio-side" aria-label="Pages of the site">
      <Heading as="h2" size="3" className="studio-firm">
        {firm || 'A new site'}
      </Heading>
      <Pages />
    </nav>
  )
}
