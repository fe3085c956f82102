import { Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { useTitle } from '../../ui/useTitle.ts'

/** What a view is called and what it is for, with what can be done in all of it. */
export const ViewHead = ({
  title,
  children,
  tools,
}: {
  title: string
  children?: ReactNode
  tools?: ReactNode
}) => {
  useTitle(title)
  return (
    <header className="view-head">
      <div>
        <Heading as="h1" size="6">
          {title}
        </Heading>
        {children ? <p className="studio-quiet">{children}</p> : null}
      </div>
      {tools ? <div className="view-tools">{tools}</div> : null}
    </header>
  )
}
