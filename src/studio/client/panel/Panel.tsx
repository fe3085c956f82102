import { usePage } from '../page/pageContext.ts'

/** What is chosen on the page, as a form. */
export const Panel = () => {
  const { isPanelOpen } = usePage()
  return (
    <aside className="studio-panel" aria-label="What is chosen" data-open={isPanelOpen}>
      <p className="studio-quiet">Choose something on the page.</p>
    </aside>
  )
}
