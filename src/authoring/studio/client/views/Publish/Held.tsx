import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { pluralWord } from '../../../../../core/text/plural.ts'
import type { PublishAnswer, PublishError } from '../../../protocol/publishing.ts'
import { tickOf } from '../../../protocol/ticks.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { nameOfDocument, nameOfTold } from '../../store/nameOfDocument.ts'
import { useLanguageNames } from '../../store/useFileLanguage.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { FindingWords } from '../../ui/FindingWords.tsx'
import { Words } from '../../ui/Words.tsx'
import { Notice } from './Notice.tsx'
import { type Needed, neededBy, neededInWords } from './neededBy.ts'

/** `take` lets something go along, `leave` lets it stay here, by its tick. */
type Props = {
  readonly answer: PublishAnswer
  readonly take: (tick: string) => void
  readonly leave: (tick: string) => void
}

/** What something is called in the lists below, by its tick. */
const useNameIn = ({ files, others }: PublishAnswer) => {
  const documents = useStudioState(({ overview }) => overview?.documents)
  return (tick: string): string => {
    const told =
      files.find((one) => tickOf(one.file, one.section) === tick) ??
      others.find(({ file }) => file === tick)
    if (told) return `“${nameOfTold(told)}”`
    return `“${nameOfDocument({ path: tick, title: documents?.find(({ path }) => path === tick)?.title ?? tick })}”`
  }
}

/** What stays here though something that goes out needs it, with the way out. */
const NeededItem = ({
  needed: { tick, how, from, message },
  answer,
  take,
}: { readonly needed: Needed } & Omit<Props, 'leave'>) => {
  const nameIn = useNameIn(answer)
  const name = nameIn(tick)
  const isDraft = answer.files.some(({ file, draft }) => file === tick && draft !== undefined)
  const isOwn = from.every((one) =>
    answer.files.some(({ file, section }) => tickOf(file, section) === one),
  )
  return (
    <li>
      {how === 'itself' ? (
        <p>
          <Words>{`As visitors have ${name}, it does not fit what goes out:`}</Words>{' '}
          <FindingWords message={message} />
        </p>
      ) : (
        <p>
          <Words>{neededInWords(how, name, from.map(nameIn), isOwn)}</Words>
        </p>
      )}
      <Button
        type="button"
        size="1"
        variant="surface"
        color="gray"
        highContrast
        onClick={() => take(tick)}
      >
        <Words>{`Let ${name} go along${isDraft ? ' as a draft, which visitors don’t get' : ''}`}</Words>
      </Button>
    </li>
  )
}

/** What is wrong, with what lint can do about it where it is so in the folder, and the place. */
const Other = ({
  error: { id, file, pointer, message },
  answer,
}: {
  readonly error: PublishError
  readonly answer: PublishAnswer
}) => {
  const nameIn = useNameIn(answer)
  const finding = useStudioState(({ overview }) => overview?.findings.find((one) => one.id === id))
  const language = useLanguageNames()(file)
  return (
    <li>
      {language ? `In ${language}: ` : null}
      <FindingWords message={message} />{' '}
      <ShowPlace file={file} pointer={pointer} className="view-link">
        <Words>{`Show the place in ${nameIn(file)}`}</Words>
      </ShowPlace>
      {finding && finding.answers.length > 0 ? (
        <div className="view-row">
          <AnswerButtons finding={finding} />
        </div>
      ) : null}
    </li>
  )
}

/** What goes out and causes errors, each with how to go on without it. */
const Causes = ({ answer, leave }: Pick<Props, 'answer' | 'leave'>) => {
  const { errors } = answer
  const nameIn = useNameIn(answer)
  const causes = [...new Set(errors.flatMap(({ without }) => without ?? []))]
  const rest = answer.to.kind === 'here' ? 'the rest can be kept' : 'the rest can go out'
  return causes.map((tick) => {
    const gone = errors.filter(({ without }) => without === tick).length
    const words =
      gone === errors.length
        ? rest
        : pluralWord(gone, 'one of these errors is gone', `${gone} of these errors are gone`)
    return (
      <div key={tick} className="view-row">
        <span>
          <Words>{`Without ${nameIn(tick)} ${words}.`}</Words>
        </span>
        <Button
          type="button"
          size="1"
          variant="surface"
          color="gray"
          highContrast
          onClick={() => leave(tick)}
        >
          <Words>{`Let ${nameIn(tick)} stay here`}</Words>
        </Button>
      </div>
    )
  })
}

/** So many errors of the folder are told here; Findings has all. */
const mostTold = 3

/** What is wrong in the folder, too: the first of it, and how much else Findings tells. */
const Here = ({
  errors,
  answer,
}: {
  readonly errors: readonly PublishError[]
  readonly answer: PublishAnswer
}) => (
  <>
    <p>
      <strong>
        {pluralWord(
          errors.length,
          'One error holds this back.',
          `${errors.length} errors hold this back.`,
        )}
      </strong>{' '}
      Drafts never do.{' '}
      <Link className="view-link" to="/_findings">
        {pluralWord(errors.length, 'See it in Findings', 'See them in Findings')}
      </Link>
    </p>
    <ul className="publish-held">
      {errors.slice(0, mostTold).map((error, index) => (
        <Other key={index} error={error} answer={answer} />
      ))}
    </ul>
  </>
)

/** What holds all back: what is only wrong since something stays here, each with what to do about it; and what is wrong in the folder, too. */
export const Held = ({ answer, take, leave }: Props) => {
  const { errors } = answer
  const here = errors.filter(({ isHere }) => isHere)
  const onlyThere = errors.filter(({ isHere }) => !isHere)
  if (errors.length === 0) return null
  return (
    <Notice kind="trouble">
      {onlyThere.length > 0 ? (
        <>
          <p>
            <strong>
              As it is ticked, this can’t {answer.to.kind === 'here' ? 'be kept' : 'go out'} yet.
            </strong>
          </p>
          <ul className="publish-held">
            {neededBy(onlyThere).map((needed) => (
              <NeededItem key={needed.tick} needed={needed} answer={answer} take={take} />
            ))}
            {onlyThere.map((error, index) =>
              error.needs ? null : <Other key={index} error={error} answer={answer} />,
            )}
          </ul>
        </>
      ) : null}
      {here.length > 0 ? <Here errors={here} answer={answer} /> : null}
      <Causes answer={answer} leave={leave} />
    </Notice>
  )
}
