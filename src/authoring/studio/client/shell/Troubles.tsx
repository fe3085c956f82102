import { useStudioState } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { Conflicts } from './Conflicts.tsx'

/** What keeps the whole site from being as it should, above all else until it is mended. */
export const Troubles = () => {
  const problem = useStudioState(({ overview }) => overview?.problem)
  const gone = useStudioState(({ overview }) => overview?.gone) ?? []
  const isConnected = useStudioState((state) => state.isConnected)
  const [it, is] = gone.length === 1 ? ['it', 'is'] : ['them', 'are']
  return (
    <div className="studio-troubles">
      {isConnected ? null : (
        <p role="alert">
          <Sign name="lost" /> The server does not answer: the program that the studio was opened
          with has ended, or this device has lost it. Nothing is lost. What you write on pages is
          kept in this browser, and saved as soon as the server is there again; what else you see
          may be old until then.
        </p>
      )}
      {problem ? (
        <p role="alert">
          <Sign name="findings" /> {problem}
        </p>
      ) : null}
      {gone.length > 0 ? (
        <p role="alert">
          <Sign name="findings" /> {gone.join(', ')} {is} no longer there, deleted or renamed, and
          something still leads to {it}. Put {it} back, or mend what the errors name.
        </p>
      ) : null}
      <Conflicts />
    </div>
  )
}
