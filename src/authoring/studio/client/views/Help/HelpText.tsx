import { Fragment } from 'react'
import { type Inline, parseInline } from '../../../../../core/model/text/inline.ts'
import type { HelpPart } from './helpSections.ts'

const Inlines = ({ nodes }: { readonly nodes: readonly Inline[] }) =>
  nodes.map((node, index) => {
    if (node.kind === 'text') return <Fragment key={index}>{node.text}</Fragment>
    if (node.kind === 'code') return <code key={index}>{node.text}</code>
    if (node.kind === 'break') return ' '
    // Documents beside this one are not in the studio; what they are called is said.
    const Element = node.kind === 'strong' ? 'strong' : node.kind === 'emphasis' ? 'em' : Fragment
    return (
      <Element key={index}>
        <Inlines nodes={node.children} />
      </Element>
    )
  })

const Words = ({ text }: { readonly text: string }) => <Inlines nodes={parseInline(text).nodes} />

const Part = ({ part }: { readonly part: HelpPart }) => {
  if (part.kind === 'paragraph')
    return (
      <p>
        <Words text={part.text} />
      </p>
    )
  if (part.kind === 'code') return <pre>{part.text}</pre>
  if (part.kind === 'list')
    return (
      <ul>
        {part.items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    )
  const [head = [], ...rows] = part.rows
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Words text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, index) => (
              <td key={index}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A section of the documentation, as it stands there. */
export const HelpText = ({ parts }: { readonly parts: readonly HelpPart[] }) => (
  <div className="help-text">
    {parts.map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </div>
)
