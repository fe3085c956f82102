import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAnswer } from '../../store/useAnswer.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { FindingWords } from '../../ui/FindingWords.tsx'
import { Nothing } from '../parts/Nothing.tsx'

const List = () => {
  const { answer, trouble } = useAnswer('checks', {})
  if (trouble) return <Nothing>{trouble}</Nothing>
  if (!answer) return <p className="studio-quiet">Comparing the pages …</p>
  if ('why' in answer) return <Nothing>{answer.why}</Nothing>
  const files = [...new Set(answer.asked.map(({ file }) => file))]
  return files.map((file) => (
    <section key={file} className="view-group" aria-label={file}>
      <h2>
        <Link to={`/_file/${file}`}>{file.replace(/^pages\/_checks\/|\.json$/g, '')}</Link>
      </h2>
      <ul className="view-list">
        {answer.asked
          .filter((asked) => asked.file === file)
          .map(({ of, name, missed }, index) => (
            <li
              key={index}
              className="view-finding"
              data-severity={missed.length > 0 ? 'error' : undefined}
            >
              <strong>{missed.length > 0 ? 'Missed' : 'Holds'}</strong>
              <div>
                <p>
                  {of.startsWith('/') && !of.endsWith('*') ? (
                    <Link className="view-link" to={of}>
                      {of}
                    </Link>
                  ) : (
                    of
                  )}
                  : {name}
                </p>
                {missed.map((message, at) => (
                  <p key={at} className="studio-quiet">
                    <FindingWords message={message} />
                  </p>
                ))}
              </div>
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** What pages must go on saying, and whether they do. Pages are drawn for it, so that it is looked up when somebody wants to know. */
export const Checks = () => {
  const [isOpen, setOpen] = useState(false)
  const hasChecks = useStudioState(
    ({ overview }) =>
      overview?.documents.some(({ path }) => path.startsWith('pages/_checks/')) ?? false,
  )
  if (!hasChecks) return null
  return (
    <details className="view-checks" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Whether pages say what they must</summary>
      {isOpen ? <List /> : null}
    </details>
  )
}
