import type { ReactNode } from 'react'
import type { Trouble } from '../../../../../site/git/Trouble.ts'

type Props = { readonly kind: 'trouble' | 'note' | 'done'; readonly children: ReactNode }

/** Something to know before or after publishing. */
export const Notice = ({ kind, children }: Props) => (
  <div className="publish-notice" data-kind={kind}>
    {children}
  </div>
)

/** What keeps something from being published, what to do about it, and what was said about it by those who can't be put into plain words. */
export const TroubleNotice = ({ trouble: { what, todo, said } }: { trouble: Trouble }) => (
  <Notice kind="trouble">
    <p>
      <strong>{what}</strong>
    </p>
    <p>{todo}</p>
    {said ? <pre>{said}</pre> : null}
  </Notice>
)
