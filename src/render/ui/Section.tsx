import type { ReactNode } from 'react'
import { type ActionData, Actions } from './Action.tsx'
import { useBlockPlace } from './BlockPlace.ts'
import { hasMargin } from './hasMargin.ts'
import { NoBreak } from './NoBreak.tsx'
import { usePage } from './PageContext.ts'
import { Text } from './Text.tsx'

type Head = {
  readonly label?: string | undefined
  readonly heading?: string | undefined
  readonly intro?: string | undefined
  readonly level?: 2 | 3 | undefined
  readonly actions?: readonly ActionData[] | undefined
  readonly note?: string | undefined
}

const SectionHead = ({ block, id }: { block: Head; id: string | undefined }) => {
  if (!block.heading && !block.intro) return null
  const Heading = block.level === 3 ? 'h3' : 'h2'
  return (
    <div className="section-head">
      {block.heading ? (
        <Heading id={id}>
          <NoBreak text={block.heading} heading />
        </Heading>
      ) : null}
      {block.intro ? (
        <p className="section-intro">
          <Text text={block.intro} />
        </p>
      ) : null}
    </div>
  )
}

/** `label` is what the margin says of a section that has a heading but no label of its own, where there is a margin. */
type Props = { readonly block: Head; readonly label?: string; readonly children?: ReactNode }

/** The frame of most blocks: a section with its label in the margin, heading, introduction, content, note and buttons. */
export const Section = ({ block, label: defaultLabel, children }: Props) => {
  const { id, background, attached, part } = useBlockPlace()
  const { theme } = usePage().site.settings
  const label = block.label ?? (block.heading && hasMargin(theme) ? defaultLabel : undefined)
  // Parts of an article are no landmarks: a name for each would only be noise.
  const headingId = block.heading && id && !part ? `${id}_h` : undefined
  const content = (
    <>
      <SectionHead block={block} id={headingId} />
      {children}
      {block.note ? (
        <p className="section-note">
          <Text text={block.note} />
        </p>
      ) : null}
      <Actions actions={block.actions} />
    </>
  )
  // A section is what a heading stands over; without one it is only a box.
  const Box = block.heading ? 'section' : 'div'
  if (part) {
    return (
      <Box className="part" id={id}>
        {content}
      </Box>
    )
  }
  return (
    <Box
      className={['section', background, attached ? 'attached' : ''].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={headingId}
    >
      <div className="section-wrap">
        {label ? <p className="section-label">{label}</p> : null}
        <div className="section-body">{content}</div>
      </div>
    </Box>
  )
}
