import { Fragment } from 'react'

/** Things told one after the other, with a point between two that stand in one line (`.ui-dots`). */
export const Dotted = ({
  parts,
  className,
}: {
  parts: readonly string[]
  className: string | undefined
}) =>
  parts.length === 1 ? (
    <p className={className}>{parts[0]}</p>
  ) : (
    <p className={`${className} ui-dots`}>
      {parts.map((part, index) => (
        // Two parts may be the same text, and none ever moves: their place is their key.
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  )
