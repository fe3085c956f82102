import type { ReactNode } from 'react'
import { type ActionData, Actions } from './Action.tsx'
import { useBlockPlace } from './BlockPlace.ts'
import { Text } from './Text.tsx'

type Head = {
  readonly label?: string | undefined
  readonly heading?: string | undefined
  readonly intro?: string | undefined
  readonly level?: 2 | 3 | undefined
  readonly actions?: readonly ActionData[] | undefined
  readonly note?: string | undefined
}

/** The frame of most blocks: a section with its label in the margin, heading, introduction, content, note and buttons. */
export const Section = ({ block, children, className }: { block: Head; children?: ReactNode; className?: string | undefined }) => {
  const { id, tone } = useBlockPlace()
  const Heading = block.level === 3 ? 'h3' : 'h2'
  return (
    <section className={['section', tone, className].filter(Boolean).join(' ')} id={id} aria-labelledby={block.heading && id ? `${id}-h` : undefined}>
      <div className="section-wrap">
        {block.label ? <p className="section-label">{block.label}</p> : null}
        <div className="section-body">
          {block.heading || block.intro ? (
            <div className="section-head">
              {block.heading ? <Heading id={id ? `${id}-h` : undefined}>{block.heading}</Heading> : null}
              {block.intro ? (
                <p className="section-intro">
                  <Text text={block.intro} />
                </p>
              ) : null}
            </div>
          ) : null}
          {children}
          {block.note ? (
            <p className="section-note">
              <Text text={block.note} />
            </p>
          ) : null}
          <Actions actions={block.actions} />
        </div>
      </div>
    </section>
  )
}
