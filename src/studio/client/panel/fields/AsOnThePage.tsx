import { Fragment, type ReactNode } from 'react'
import { type Inline, parseInline } from '../../../../model/inline.ts'
import { reference } from '../../../../model/interpolate.ts'
import { useFacts } from '../../page/useFacts.ts'

const part = (node: Inline): ReactNode => {
  if (node.kind === 'text') return node.text
  if (node.kind === 'code') return <code>{node.text}</code>
  if (node.kind === 'break') return <br />
  if (node.kind === 'link') return <u>{render(node.children)}</u>
  return node.kind === 'strong' ? <strong>{render(node.children)}</strong> : <em>{render(node.children)}</em>
}

const render = (nodes: readonly Inline[]): ReactNode => nodes.map((node, index) => <Fragment key={index}>{part(node)}</Fragment>)

/** A text with signs for marks, links or figures as visitors read it, so that nobody takes these for something that visitors see. None where it has none. */
export const AsOnThePage = ({ text }: { readonly text: string }) => {
  const facts = useFacts()
  const written = text.replace(
    reference,
    (whole, name: string, format?: string) => facts[[name.trim(), format?.trim()].filter(Boolean).join(' | ')] ?? facts[name.trim()] ?? whole,
  )
  const { nodes } = parseInline(written)
  if (written === text && nodes.every(({ kind }) => kind === 'text' || kind === 'break')) return null
  return (
    <p className="panel-says">
      Visitors read: <bdi>{render(nodes)}</bdi>
    </p>
  )
}
