/**
 * What a line must not end in the midst of: ranges (`15–20`, `₹10,000–₹25,000`), names of forms (`GSTR-3B`), `e-mail`, the day and month
 * of a date. A box around them, not other signs: readers go on to find and copy what was typed.
 */
const inText =
  /(?<![\d,.])[₹$€£]?\d(?:[\d,.]*\d)?%?–[₹$€£]?\d(?:[\d,.]*\d)?%?|\b[A-Z]{2,}(?:-[A-Z\d][A-Za-z\d]*)+|\be-[a-z]+|\b\d{1,2} [A-Z][a-z]+(?= \d{4}\b)/g
/** In large type also a word with a hyphen, unless it could be wider than a phone. */
const inHeading = new RegExp(`${inText.source}|\\b(?=[A-Za-z-]{3,16}(?![A-Za-z-]))[A-Za-z]+-[a-z]+`, 'g')

/** A text whose figures and names stay in one line. */
export const Whole = ({ text, heading = false }: { text: string; heading?: boolean }) => {
  const pattern = heading ? inHeading : inText
  const wholes = text.match(pattern)
  if (!wholes) return <>{text}</>
  return (
    <>
      {text.split(pattern).map((between, index) => (
        // Parts of a text never move, so their place is their key.
        <Part between={between} whole={wholes[index]} key={index} />
      ))}
    </>
  )
}

const Part = ({ between, whole }: { between: string; whole: string | undefined }) => (
  <>
    {between}
    {whole === undefined ? null : <span className="ui-whole">{whole}</span>}
  </>
)
