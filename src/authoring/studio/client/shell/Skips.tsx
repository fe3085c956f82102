import { focusPanel } from '../panel/focusPanel.ts'
import { pageFrame } from '../store/pageFrame.ts'
import { focusHeading } from './focusHeading.ts'

/** The first stops of the studio by keyboard: over the list of views and pages, to where one writes. They show once they have the focus. */
export const Skips = ({ isPage }: { isPage: boolean }) => (
  <nav className="studio-skips" aria-label="Shortcuts">
    {isPage ? (
      <>
        <button type="button" onClick={() => pageFrame()?.focus()}>
          To the page
        </button>
        <button type="button" onClick={focusPanel}>
          To the panel
        </button>
      </>
    ) : (
      <button type="button" onClick={focusHeading}>
        To the content
      </button>
    )}
  </nav>
)
