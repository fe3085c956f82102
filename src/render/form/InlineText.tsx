import { Fragment, type ReactNode } from 'react'
import { type Inline, parseInline } from '../../core/model/text/inline.ts'
import { safeHref } from '../../core/model/text/safeHref.ts'

/** Inline markup without the router, which the browser's part of a form must not load. */
export const InlineText = ({ text }: { text: string }) => <>{render(parseInline(text).nodes)}</>

const render = (nodes: readonly Inline[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{part(node)}</Fragment>)

const part = (node: Inline): ReactNode => {
  if (node.kind === 'text' || node.kind === 'code') return node.text
  if (node.kind === 'break') return <br />
  if (node.kind === 'link') return <a href={safeHref(node.href)}>{render(node.children)}</a>
  return node.kind === 'strong' ? (
    <strong>{render(node.children)}</strong>
  ) : (
    <em>{render(node.children)}</em>
  )
}
