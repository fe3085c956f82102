import { Button, SegmentedControl, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import { useJson } from '../../../../workspace/client/useJson.ts'
import type { StudioCommand } from '../../../protocol/requests.ts'
import { addressFor, typedAddress } from '../../store/addressFor.ts'
import { readBack } from '../../store/backTo.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useStudio, useStudioState } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { useSaid } from '../../ui/useSaid.ts'
import { PageSelect } from '../parts/PageSelect.tsx'
import { useKeptTexts } from '../parts/useKeptTexts.ts'
import { usePlan } from '../parts/usePlan.ts'
import { ViewHead } from '../parts/ViewHead.tsx'
import { BlocksAlong } from './BlocksAlong.tsx'
import { HubSelect } from './HubSelect.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

type Templates = {
  readonly templates: readonly { readonly name: string; readonly what: string }[]
  readonly defaultTemplate: string
}

/** A page made from a template that is chosen by its picture, or as a copy of one that is there; listed by another one if wanted. */
export const NewPage = () => {
  const id = useId()
  const studio = useStudio()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = readBack(useLocation().state)
  const known = useJson<Templates>('/~api/templates')
  // Whoever comes from a page means one like it; who comes from the home page, where the studio opens, has not said anything yet.
  const [like, setLike] = useState(
    search.get('like') ?? search.get('at')?.replace(/^\/$/, '') ?? '',
  )
  const [isCopy, setCopy] = useState(search.has('like') || search.has('copy'))
  const [template, setTemplate] = useState<string>()
  const [{ title, typed }, write, sent] = useKeptTexts(
    'new-page',
    { title: search.get('title') ?? '', typed: search.get('route') ?? '' },
    search.has('route') || search.has('title'),
  )
  const [linkFrom, setLinkFrom] = useState(search.get('link-from') ?? '')
  const [left, setLeft] = useState<{ readonly of: string; readonly blocks: readonly number[] }>({
    of: like,
    blocks: [],
  })
  const without = left.of === like ? left.blocks : []
  const { answer: hubs } = useAnswer('hubs', { like: isCopy ? like : '' })
  const hub = hubs?.find((one) => one.route === linkFrom)
  const [chosenList, setList] = useState<{ readonly hub: string; readonly index: number }>()
  const list = chosenList?.hub === linkFrom ? chosenList.index : hub?.fitting
  const { answer: folders } = useAnswer('folders', {})
  // Below a page that lists a kind by itself, one of that kind is meant.
  const from = search.get('link-from') ?? search.get('at') ?? ''
  const listed = Object.entries(folders ?? {}).find(([, folder]) => folder === from)?.[0]
  const chosenTemplate =
    template ??
    known?.templates.find(({ name }) => name === listed)?.name ??
    known?.defaultTemplate ??
    ''
  // Of pages that nobody need list it is known where they belong: where the others lie.
  const below =
    isCopy && like !== ''
      ? like.replace(/\/[^/]*$/, '')
      : ((isCopy ? undefined : folders?.[chosenTemplate]) ?? linkFrom)
  const made = addressFor(title, below)
  const route = typed ? typedAddress(typed, below) : made
  const command: StudioCommand | undefined =
    route.length < 2 || (isCopy && like === '')
      ? undefined
      : {
          kind: 'newPage',
          route,
          ...(isCopy ? { like, without: [...without] } : { template: chosenTemplate }),
          ...(title.trim() ? { title: title.trim() } : {}),
          ...(hub ? { linkFrom, list } : {}),
        }
  const planned = usePlan(command)
  const said = useSaid()
  const isConnected = useStudioState((state) => state.isConnected)
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    if (!command) return
    setMaking(true)
    const { done } = await studio.runCommand(command).finally(() => setMaking(false))
    if (!done) return
    sent()
    navigate(asked?.back ?? route)
    if (!asked) return
    // Whoever came from a link goes on there.
    const { chosen, linked } = asked
    if (chosen) studio.choose(chosen)
    const said =
      chosen && valueAt(studio.getState().documents.get(chosen.file)?.value, keysOf(chosen.pointer))
    // What others have written there meanwhile stays.
    const isLink = asked.isLink && (!linked || said === linked.text)
    if (chosen && isLink)
      studio.send({
        label: `Link to ${route}`,
        edits: [
          {
            kind: 'set',
            ...chosen,
            value: linked
              ? `${linked.before}[${linked.words || title.trim()}](${route})${linked.after}`
              : route,
          },
        ],
      })
    studio.notify(
      isLink
        ? `The draft ${route} is there, and your link leads to it.`
        : `The draft ${route} is there. Choose it for your link now.`,
      'done',
      true,
    )
  }
  return (
    <div className="view">
      <ViewHead title="New page">A draft: nobody sees it until you say that it is ready.</ViewHead>
      <form
        className="new-page"
        onSubmit={(event) => {
          event.preventDefault()
          if (planned?.done && !isMaking) void make()
        }}
      >
        <SegmentedControl.Root
          value={isCopy ? 'copy' : 'template'}
          onValueChange={(value) => setCopy(value === 'copy')}
          aria-label="How the page begins"
        >
          <SegmentedControl.Item value="template">From a template</SegmentedControl.Item>
          <SegmentedControl.Item value="copy">As a copy of a page</SegmentedControl.Item>
        </SegmentedControl.Root>
        {isCopy ? (
          <>
            <div className="view-form">
              <PageSelect
                label="The page that it is like"
                none="Choose a page"
                value={like}
                choose={setLike}
              />
            </div>
            <BlocksAlong
              route={like}
              without={without}
              leave={(blocks) => setLeft({ of: like, blocks })}
            />
          </>
        ) : (
          <TemplateChoice
            templates={known?.templates ?? []}
            chosen={chosenTemplate}
            choose={setTemplate}
          />
        )}
        <div className="view-form">
          <label htmlFor={`${id}-title`}>Title</label>
          <TextField.Root
            id={`${id}-title`}
            size="3"
            autoComplete="off"
            value={title}
            onChange={(event) => write({ title: event.target.value, typed })}
          />
          <label htmlFor={`${id}-route`}>Address</label>
          <TextField.Root
            id={`${id}-route`}
            size="3"
            autoComplete="off"
            spellCheck={false}
            required
            aria-describedby={`${id}-hint`}
            value={typed || made}
            // Every address begins so; an empty one would be made of the title again.
            onChange={(event) => write({ title, typed: event.target.value || '/' })}
          />
          <p className="studio-quiet" id={`${id}-hint`}>
            Letters, digits and hyphens, such as /services/repair.
          </p>
        </div>
        <HubSelect
          hubs={hubs ?? []}
          value={linkFrom}
          list={list}
          choose={setLinkFrom}
          chooseList={(index) => setList({ hub: linkFrom, index })}
        />
        <div
          className="view-outcome"
          role="status"
          data-why={!isConnected || planned?.done === false}
        >
          {isConnected ? null : (
            <p>
              The server does not answer. The draft can be created once it is there again; what you
              have filled in waits here.
            </p>
          )}
          {isConnected && !command ? (
            <p className="studio-quiet">
              Still needed:{' '}
              {isCopy && like === ''
                ? 'the page that it is like.'
                : title.trim() === ''
                  ? 'a title.'
                  : 'an address.'}
            </p>
          ) : null}
          {isConnected && planned?.done === false ? <p>{said.text(planned.why)}</p> : null}
        </div>
        <div className="view-foot">
          <Button type="submit" size="3" disabled={!planned?.done || isMaking}>
            {isMaking ? 'Creating the draft …' : 'Create the draft'}
          </Button>
        </div>
      </form>
    </div>
  )
}
