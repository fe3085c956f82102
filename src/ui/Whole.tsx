import { usePage } from './PageContext.ts'
import { wholesIn } from './wholes.ts'

/** A text whose figures and names stay in one line. */
export const Whole = ({ text, heading = false }: { text: string; heading?: boolean }) => {
  const wholes = wholesIn(text, heading, usePage().site.writing.language)
  if (wholes.length === 0) return <>{text}</>
  return (
    <>
      {wholes.map(({ from, to }, index) => (
        // Parts of a text never move, so their place is their key.
        <Part between={text.slice(wholes[index - 1]?.to ?? 0, from)} whole={text.slice(from, to)} key={index} />
      ))}
      {text.slice(wholes.at(-1)?.to)}
    </>
  )
}

const Part = ({ between, whole }: { between: string; whole: string }) => (
  <>
    {between}
    <span className="ui-whole">{whole}</span>
  </>
)
