import { Fragment, type ReactNode } from 'react'
import { type Inline, parseInline } from '../../core/model/text/inline.ts'
import { Link } from './Link.tsx'
import { NoBreak } from './NoBreak.tsx'

const render = (nodes: readonly Inline[]): ReactNode =>
  // Parts of a text have no names and never move, so their place is their key.
  nodes.map((node, index) => <Fragment key={index}>{part(node)}</Fragment>)

const part = (node: Inline): ReactNode => {
  if (node.kind === 'text') return <NoBreak text={node.text} />
  if (node.kind === 'code') return <code>{node.text}</code>
  if (node.kind === 'break') return <br />
  if (node.kind === 'link') return <Link href={node.href}>{render(node.children)}</Link>
  return node.kind === 'strong' ? (
    <strong>{render(node.children)}</strong>
  ) : (
    <em>{render(node.children)}</em>
  )
}

/** A text with its inline markup. */
export const Text = ({ text }: { text: string }) => <>{render(parseInline(text).nodes)}</>
