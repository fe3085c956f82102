import { Checkbox, Spinner } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import type { PublishAnswer, PublishTicks, ToldFileAnswer } from '../../../protocol/publishing.ts'
import { tickOf } from '../../../protocol/ticks.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useMoments } from '../../ui/useMoments.ts'
import { Words } from '../../ui/Words.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { Behind } from './Behind.tsx'
import { Clashes } from './Clashes.tsx'
import { Held } from './Held.tsx'
import { Mine } from './Mine.tsx'
import { Notice, TroubleNotice } from './Notice.tsx'
import { Others } from './Others.tsx'
import { PublishForm } from './PublishForm.tsx'
import { PublishResult } from './PublishResult.tsx'
import { usePublishing } from './usePublishing.ts'
import { useTicks } from './useTicks.ts'

const whereTo = ({ to }: PublishAnswer): string => {
  if (to.kind === 'copies')
    return 'Publishing builds the site for visitors, and keeps a dated copy of what was there before.'
  if (to.kind === 'here')
    return 'From here nothing can be sent to visitors yet: this folder is connected with no server. “Keep this version” keeps what you have written in the history, where you can come back to it; visitors get it once whoever looks after the site has put it online.'
  const branch = /^(main|master)$/.test(to.branch) ? '' : ` (branch “${to.branch}”)` // the usual one tells an author nothing
  return `“Publish” sends your changes to ${to.name}${branch}, from where the site is put online.`
}

const ticksIn = (told: readonly Pick<ToldFileAnswer, 'file' | 'section'>[]): ReadonlySet<string> =>
  new Set(told.map(({ file, section }) => tickOf(file, section)))

type BeforeProps = {
  readonly answer: PublishAnswer
  readonly take: (tick: string) => void
  readonly leave: (tick: string) => void
  readonly commits: boolean
  readonly setCommits: (isOn: boolean) => void
}

/** What is to be known before: what holds all back, what goes along, what waits elsewhere. */
const Before = ({ answer, take, leave, commits, setCommits }: BeforeProps) => {
  const { momentOf } = useMoments()
  return (
    <>
      {[answer.trouble, answer.noPublish].map((trouble) =>
        trouble ? <TroubleNotice key={trouble.what} trouble={trouble} /> : null,
      )}
      <Held answer={answer} take={take} leave={leave} />
      {answer.notes.map((note) => (
        <Notice key={note} kind="note">
          <p>{note}</p>
        </Notice>
      ))}
      {answer.review ? (
        <Notice kind="note">
          <p>
            Sent for review on {momentOf(answer.review.at)}:{' '}
            <Words>{`“${answer.review.summary}”`}</Words>
            {answer.review.branch ? `, on the branch “${answer.review.branch}”` : ''}.{' '}
            {answer.review.address ? (
              <a
                className="view-link"
                href={answer.review.address}
                target="_blank"
                rel="noreferrer"
              >
                Open the request
              </a>
            ) : null}
          </p>
        </Notice>
      ) : null}
      {answer.commits.length > 0 ? (
        <Notice kind="note">
          <p>Others have committed this in the folder, and nobody has published it:</p>
          <ul>
            {answer.commits.map(({ by, summary }, index) => (
              <li key={index}>
                <Words>{summary}</Words> <span className="studio-quiet">{by}</span>
              </li>
            ))}
          </ul>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: Radix's checkbox is one */}
          <label className="view-check">
            <Checkbox checked={commits} onCheckedChange={(isOn) => setCommits(isOn === true)} />
            It may go out with mine
          </label>
        </Notice>
      ) : null}
    </>
  )
}

/** From the studio to the visitors: what goes out, under which name, and how. */
export const Publish = () => {
  const { ticks, tick, retain } = useTicks()
  const { answer: latest, isOld, trouble } = useAnswer('publish', { ticks: JSON.stringify(ticks) })
  const { busy, last, publish, forget } = usePublishing(ticks)
  // What was just published is not shown as if it still waited.
  const answer = isOld && last?.done.done && last.ticks === ticks ? undefined : latest
  const [commits, setCommits] = useState(false)
  // Of what nobody has said anything, drafts stay here.
  const without = new Set(
    (answer?.files ?? []).flatMap(({ file, section, draft }) => {
      const tick = tickOf(file, section)
      return (ticks.mine[tick] ?? draft !== 'stays') ? [] : [tick]
    }),
  )
  const also = (answer?.others ?? []).flatMap(({ file }) => (ticks.others[file] ? [file] : []))
  useEffect(() => {
    if (answer && !isOld) retain({ mine: ticksIn(answer.files), others: ticksIn(answer.others) })
  })
  const take = (kind: keyof PublishTicks, name: string, isOn: boolean) => {
    forget()
    tick(kind, name, isOn)
  }
  const clashes = last && !last.done.done ? last.done.clashes : undefined
  const isEmpty =
    answer !== undefined &&
    answer.files.length === without.size &&
    also.length === 0 &&
    !(commits && answer.commits.length > 0)
  return (
    <div className="view publish">
      <ViewHead title="Publish">{answer ? whereTo(answer) : null}</ViewHead>
      {trouble ? <Nothing>{trouble}</Nothing> : null}
      {answer === undefined && !trouble ? <Spinner /> : null}
      <div role="status" className="publish-outcome">
        {busy ? (
          <p className="view-row">
            <Spinner /> {busy === 'publish' ? 'Publishing …' : 'Sending for review …'} You can go on
            writing.
          </p>
        ) : null}
        {last ? (
          <PublishResult
            done={last.done}
            site={
              last.asked.way === 'publish' && latest?.to.kind === 'remote'
                ? latest.to.site
                : undefined
            }
          />
        ) : null}
      </div>
      {clashes && last ? (
        <Clashes
          clashes={clashes}
          isBusy={busy !== undefined}
          choose={(choices) => void publish({ ...last.asked, choices })}
        />
      ) : null}
      {answer ? (
        <>
          <Before
            answer={answer}
            take={(name) => take(ticksIn(answer.files).has(name) ? 'mine' : 'others', name, true)}
            leave={(name) => take('mine', name, false)}
            commits={commits}
            setCommits={setCommits}
          />
          <Behind answer={answer} without={without} />
          {isEmpty ? (
            <Nothing>
              {answer.files.length === 0
                ? 'Nothing of yours waits to be published.'
                : answer.to.kind === 'here'
                  ? 'Nothing is ticked to be kept.'
                  : 'Nothing is ticked to go out.'}
            </Nothing>
          ) : (
            <PublishForm
              answer={answer}
              busy={busy}
              isHeld={answer.trouble !== undefined || answer.errors.length > 0}
              publish={(asked) =>
                publish({ ...asked, also, without: [...without], commits, choices: {} })
              }
            />
          )}
          <Mine answer={answer} without={without} take={(name, goes) => take('mine', name, goes)} />
          {answer.others.length > 0 ? (
            <Others
              others={answer.others}
              also={also}
              take={(file, goes) => take('others', file, goes)}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}
