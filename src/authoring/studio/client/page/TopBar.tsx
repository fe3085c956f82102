import { Badge, Button, SegmentedControl } from '@radix-ui/themes'
import { flushSync } from 'react-dom'
import type { PageMode } from '../../protocol/studioPage.ts'
import { usePage, type Width } from '../store/pageContext.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { Hint } from '../ui/Hint.tsx'
import { Sign } from '../ui/Sign.tsx'
import { SignButton } from '../ui/SignButton.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { AsOf } from './AsOf.tsx'
import { SavedState } from './SavedState.tsx'
import { SchemeButton } from './SchemeButton.tsx'

const widths = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const

/** What is open, how it is shown, and whether it is saved. */
export const TopBar = () => {
  const studio = useStudio()
  const asOf = useStudioState((state) => state.asOf)
  const { route, isRead, listed, drawn, width, setWidth, mode, isPanelOpen, setPanelOpen } =
    usePage()
  const title = listed?.title || (isRead ? 'No page yet' : 'Reading the site …')
  useTitle(title)
  /** Once the panel shows the page as a whole. */
  const toReadiness = () => {
    flushSync(() => {
      studio.choose(undefined)
      setPanelOpen(true)
    })
    const ready = document.querySelector<HTMLElement>('.settings-ready')
    ready?.scrollIntoView()
    // To the first thing that is to be done; what a closed list holds can’t have the focus.
    const first =
      ready?.querySelector<HTMLElement>('.settings-place, summary') ??
      ready?.querySelector('button')
    first?.focus({ preventScroll: true })
  }
  return (
    <header className="studio-bar">
      <div className="studio-bar-title">
        <h1>{title}</h1>
        <span>{route}</span>
        {listed?.draft ? (
          <Button
            size="1"
            variant="soft"
            highContrast
            color="blue"
            title="What is still to be done before it is ready"
            onClick={toReadiness}
          >
            Draft <Sign name="down" size={12} />
          </Button>
        ) : null}
        {drawn?.waits ? (
          <Badge color="blue">Not shown {asOf ? 'on this day' : 'today'}</Badge>
        ) : null}
      </div>
      <SavedState />
      <div className="studio-bar-tools">
        <AsOf />
        <SignButton sign="undo" name="Undo" keys="Ctrl Z" onClick={() => void studio.undo()} />
        <SignButton
          sign="redo"
          name="Redo"
          keys="Ctrl Shift Z"
          onClick={() => void studio.redo()}
        />
        <SegmentedControl.Root
          size="1"
          value={width}
          onValueChange={(value) => setWidth(value as Width /* one of the items below */)}
          aria-label="Width of the page"
          className="studio-wide"
        >
          {Object.entries(widths).map(([value, label]) => (
            <SegmentedControl.Item value={value} key={value}>
              <Sign name={value as Width} />
              <span className="studio-unseen">{label}</span>
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
        <SchemeButton />
        <SegmentedControl.Root
          size="1"
          value={mode}
          onValueChange={(value) => studio.setMode(value as PageMode /* one of the items below */)}
          aria-label="What clicks on the page do"
        >
          <SegmentedControl.Item value="write">Write</SegmentedControl.Item>
          <SegmentedControl.Item value="look">Look</SegmentedControl.Item>
        </SegmentedControl.Root>
        <Hint content="Open the page alone">
          <a
            className="studio-alone"
            href={`${route}?alone`}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the page alone"
          >
            <Sign name="send" />
          </a>
        </Hint>
        <SignButton
          sign="panel"
          name="Panel"
          className="studio-narrow"
          aria-expanded={isPanelOpen}
          onClick={() => setPanelOpen(!isPanelOpen)}
        />
      </div>
    </header>
  )
}
