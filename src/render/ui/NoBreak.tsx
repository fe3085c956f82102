import { noBreakRanges } from './noBreakRanges.ts'
import { usePage } from './PageContext.ts'

/** A text whose figures and names stay in one line. */
export const NoBreak = ({ text, heading = false }: { text: string; heading?: boolean }) => {
  const ranges = noBreakRanges(text, heading, usePage().site.writing.language)
  if (ranges.length === 0) return <>{text}</>
  return (
    <>
      {ranges.map(({ from, to, fromLeft }, index) => (
        // Parts of a text never move, so their place is their key.
        <Part
          between={text.slice(ranges[index - 1]?.to ?? 0, from)}
          whole={text.slice(from, to)}
          fromLeft={fromLeft}
          key={index}
        />
      ))}
      {text.slice(ranges.at(-1)?.to)}
    </>
  )
}

const Part = ({
  between,
  whole,
  fromLeft,
}: {
  between: string
  whole: string
  fromLeft?: true | undefined
}) => (
  <>
    {between}
    {fromLeft ? (
      <bdi className="ui-whole" dir="ltr">
        {whole}
      </bdi>
    ) : (
      <span className="ui-whole">{whole}</span>
    )}
  </>
)
