import type { LinkedText, Put } from '../../protocol/frameMessages.ts'
import { FactChooser } from '../choosers/FactChooser.tsx'
import { LinkChooser } from '../choosers/LinkChooser.tsx'
import { usePage } from '../store/pageContext.ts'

export type Wants = {
  readonly what: 'fact' | 'link'
  readonly href: string
  readonly link?: LinkedText | undefined
}

/** Chooses what the author wants to put in at the caret on the page. */
export const FrameChooser = ({
  wants,
  onClose,
  onPut,
}: {
  wants: Wants
  onClose: () => void
  onPut: (what: Put) => void
}) => {
  const { route } = usePage()
  const put = (what: Put) => {
    onClose()
    onPut(what)
  }
  return wants.what === 'fact' ? (
    <FactChooser onClose={onClose} onChoose={({ name, text }) => put({ fact: name, text })} />
  ) : (
    <LinkChooser
      href={wants.href}
      route={route}
      link={wants.link}
      {...(wants.href === '' ? {} : { none: 'Take the link away' })}
      onClose={onClose}
      onChoose={(href, words) => put({ href, words })}
    />
  )
}
