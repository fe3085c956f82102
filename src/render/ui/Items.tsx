import { Text } from './Text.tsx'

/** A list of texts. */
export const Items = ({
  items,
  className,
  ordered = false,
}: {
  items: readonly string[]
  className?: string | undefined
  ordered?: boolean
}) => {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <Text text={item} />
        </li>
      ))}
    </List>
  )
}
