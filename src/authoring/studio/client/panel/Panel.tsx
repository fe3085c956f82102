import { Button, Heading } from '@radix-ui/themes'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import { usePage } from '../store/pageContext.ts'
import { pageFrame } from '../store/pageFrame.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { useDocument, useStudio, useStudioState } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { blockAt } from '../ui/blockAt.ts'
import { Sign } from '../ui/Sign.tsx'
import { SignButton } from '../ui/SignButton.tsx'
import { titleOf } from '../ui/words.ts'
import { BlockForm } from './BlockForm.tsx'
import { BlockMenu } from './BlockMenu.tsx'
import { OtherLanguages } from './OtherLanguages.tsx'
import { Outline } from './Outline.tsx'
import { PageSettings } from './PageSettings/PageSettings.tsx'
import { useHelp } from './useHelp.ts'
import { useKeys } from './useKeys.ts'
import { useStableFocus } from './useStableFocus.ts'
import { useToField } from './useToField.ts'
import { useToPage } from './useToPage.ts'

/** Escape leads from the page to the panel, and from the panel to the page. What opens over the panel takes it first. */
const backToPage = (event: KeyboardEvent<HTMLElement>) => {
  if (
    event.key === 'Escape' &&
    !event.defaultPrevented &&
    event.currentTarget.contains(event.target as Node /* a key's is one */)
  )
    pageFrame()?.focus()
}

const noBlocks: readonly unknown[] = []

/** What is chosen on the page, as a form; where nothing is, the blocks of the page. */
export const Panel = () => {
  const studio = useStudio()
  const { file, route, isRead, isPanelOpen, setPanelOpen } = usePage()
  const kit = useSiteKit()
  const document = useDocument(file)
  const chosen = useStudioState((state) => (state.chosen?.file === file ? state.chosen : undefined))
  const at = document && blockAt(document.value, chosen?.pointer)
  const blocks = valueAt(document?.value, ['blocks'])
  const keys = useKeys(Array.isArray(blocks) ? blocks : noBlocks)
  useToField(file)
  useStableFocus(at?.pointer)
  const body = useRef<HTMLDivElement>(null)
  useToPage(body, file)
  const help = useHelp(body)
  // Another page has other blocks; who comes from a list of places has chosen one of this page.
  useEffect(() => {
    if (studio.getState().chosen?.file !== file) studio.choose(undefined)
  }, [studio, file])
  const title =
    at && kit ? titleOf(blockOf(kit, at.block.type).schema ?? {}) : 'Blocks of this page'
  return (
    <aside
      className="studio-panel"
      aria-label="Panel"
      data-open={isPanelOpen}
      onKeyDown={backToPage}
    >
      <div className="panel-head">
        {at ? (
          <Button
            variant="ghost"
            color="gray"
            highContrast
            aria-label="All blocks of this page"
            onClick={() => studio.choose(undefined)}
          >
            <Sign name="left" /> All blocks
          </Button>
        ) : null}
        <Heading as="h2" size="3">
          {title}
        </Heading>
        {at && kit && file ? <BlockMenu kit={kit} file={file} {...at} /> : null}
        <SignButton
          sign="close"
          name="Close the panel"
          className="studio-narrow"
          onClick={() => setPanelOpen(false)}
        />
      </div>
      <div className="panel-body" ref={body}>
        {file ? <OtherLanguages file={file} route={route} /> : null}
        {!kit || !document || !file ? (
          <p className="studio-quiet">
            {file || !isRead ? 'Reading the page …' : 'There is no page at this address.'}
          </p>
        ) : document.value === undefined ? (
          <p className="studio-quiet">
            The file of this page can’t be read at the moment. Mend it where it was changed last,
            and go on here.
          </p>
        ) : at ? (
          <BlockForm
            key={`${file} ${keys[at.index]}`}
            kit={kit}
            file={file}
            route={route}
            pointer={at.pointer}
            block={at.block}
          />
        ) : (
          <>
            <Outline kit={kit} file={file} document={document.value} />
            <PageSettings
              key={file}
              kit={kit}
              file={file}
              route={route}
              document={document.value}
            />
          </>
        )}
      </div>
      <p className="panel-foot" aria-hidden="true">
        {help}
      </p>
    </aside>
  )
}
