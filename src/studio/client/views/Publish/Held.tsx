import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { PublishAnswer, PublishError } from '../../../protocol/publishing.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { FindingWords } from '../parts/FindingWords.tsx'
import { nameOfDocument } from '../parts/nameOfDocument.ts'
import { ShowPlace } from '../parts/ShowPlace.tsx'
import { Words } from '../parts/Words.tsx'
import { Notice } from './Notice.tsx'
import { type Needed, neededBy, neededInWords } from './neededBy.ts'

type Props = { readonly answer: PublishAnswer; readonly take: (file: string) => void }

/** What a document is called in the lists below. */
const useNameIn = ({ files, others }: PublishAnswer) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  return (path: string): string => {
    const title = [...files, ...others].find(({ file }) => file === path)?.name ?? documents?.find((one) => one.path === path)?.title ?? path
    return `“${nameOfDocument({ path, title })}”`
  }
}

/** What stays here though something that goes out needs it, with the way out. */
const NeededItem = ({ needed: { file, how, from, message }, answer, take }: { readonly needed: Needed } & Props) => {
  const nameIn = useNameIn(answer)
  const name = nameIn(file)
  const isDraft = answer.files.some((one) => one.file === file && one.draft !== undefined)
  const isOwn = from.every((path) => answer.files.some((one) => one.file === path))
  return (
    <li>
      {how === 'itself' ? (
        <p>
          <Words>{`As visitors have ${name}, it does not fit what goes out:`}</Words> <FindingWords>{message}</FindingWords>
        </p>
      ) : (
        <p>
          <Words>{neededInWords(how, name, from.map(nameIn), isOwn)}</Words>
        </p>
      )}
      <Button type="button" size="1" variant="surface" color="gray" highContrast onClick={() => take(file)}>
        <Words>{`Let ${name} go along${isDraft ? ' as a draft, which visitors don’t get' : ''}`}</Words>
      </Button>
    </li>
  )
}

const Other = ({ error: { file, pointer, message }, answer }: { readonly error: PublishError; readonly answer: PublishAnswer }) => {
  const nameIn = useNameIn(answer)
  return (
    <li>
      <FindingWords>{message}</FindingWords>{' '}
      <ShowPlace file={file} pointer={pointer} className="view-link">
        <Words>{`Show the place in ${nameIn(file)}`}</Words>
      </ShowPlace>
    </li>
  )
}

/** What holds all back: what is only wrong since something stays here, each with what to do about it; and how much else Findings tells. */
export const Held = ({ answer, take }: Props) => {
  const { errors } = answer
  const here = errors.filter(({ isHere }) => isHere).length
  const onlyThere = errors.filter(({ isHere }) => !isHere)
  return (
    <>
      {onlyThere.length > 0 ? (
        <Notice kind="trouble">
          <p>
            <strong>As it is ticked, this can’t {answer.to.kind === 'here' ? 'be kept' : 'go out'} yet.</strong>
          </p>
          <ul className="publish-held">
            {neededBy(onlyThere).map((needed) => (
              <NeededItem key={needed.file} needed={needed} answer={answer} take={take} />
            ))}
            {onlyThere.map((error, index) => (error.needs ? null : <Other key={index} error={error} answer={answer} />))}
          </ul>
        </Notice>
      ) : null}
      {here > 0 ? (
        <Notice kind="trouble">
          <p>
            <strong>{here === 1 ? 'One error holds this back.' : `${here} errors hold this back.`}</strong> Drafts never do.{' '}
            <Link className="view-link" to="/_findings">
              {here === 1 ? 'See it in Findings' : 'See them in Findings'}
            </Link>
          </p>
        </Notice>
      ) : null}
    </>
  )
}
