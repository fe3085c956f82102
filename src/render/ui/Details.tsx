import { Text } from './Text.tsx'

/** Labelled values, such as Timeline: 10–15 working days. */
export const Details = ({
  details,
  className,
}: {
  details: readonly { label: string; value: string }[]
  className?: string | undefined
}) => (
  <dl className={className}>
    {details.map(({ label, value }) => (
      <div key={label}>
        <dt className="ui-label">{label}</dt>
        <dd className="ui-figure">
          <Text text={value} />
        </dd>
      </div>
    ))}
  </dl>
)
