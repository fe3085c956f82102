import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { useAnswer } from '../../store/useAnswer.ts'
import { useDayInWords } from '../../ui/useDayInWords.ts'
import { Words } from '../../ui/Words.tsx'

/** What begins, ends, changes or is to be looked at again within a year; nothing where no page and no figure names a day. */
export const ComesDue = () => {
  const dayInWords = useDayInWords()
  const { answer } = useAnswer('due', {})
  if (!answer || answer.length === 0) return null
  return (
    <section className="view-group" aria-label="What comes due">
      <h2>What comes due</h2>
      <p className="studio-quiet">Within a year. The day itself is changed where the link leads.</p>
      <ol className="view-list">
        {answer.map(({ day, what, file, pointer }, index) => (
          <li key={index} className="view-step">
            <time dateTime={day}>{dayInWords(day)}</time>
            <p>
              <ShowPlace file={file} pointer={pointer} className="view-link">
                <Words>{what}</Words>
              </ShowPlace>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
