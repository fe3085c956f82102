import { Badge, Button } from '@radix-ui/themes'
import { useState } from 'react'
import { wholeMessage } from '../../../../../content/lint/findings/wholeMessage.ts'
import { documentSchemas } from '../../../../../core/document/documentSchemas.ts'
import { placeOf } from '../../../../../core/document/sources.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { pluralWord } from '../../../../../core/text/plural.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useDocument, useFindings, useStudio, useStudioState } from '../../store/useStudio.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import { useAuthorText } from '../../ui/FindingWords.tsx'
import { useReading } from '../../ui/useReading.ts'
import { Copied } from './Copied.tsx'
import { copiedTexts, originalOf } from './copiedTexts.ts'
import { FilledInAdvance } from './FilledInAdvance.tsx'
import { type FilledIn, filledIn } from './filledIn.ts'
import { openTexts } from './openTexts.ts'
import { Places } from './Places.tsx'
import { ToWrite } from './ToWrite.tsx'
import { useFoundRight } from './useFoundRight.ts'
import { useOriginal } from './useOriginal.ts'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly document: Readonly<Record<string, unknown>>
}

const wordsOf = ({ dialog, answers }: FilledIn) => `${dialog} ${JSON.stringify(answers)}`

/** Whether visitors see the page, and what is still to be done before they should. */
export const Readiness = ({ kit, file, document }: Props) => {
  const studio = useStudio()
  const read = useReading()
  const inWords = useAuthorText()
  const documents = useStudioState(({ overview }) => overview?.documents)
  const findings = useFindings(file).filter(({ severity }) => severity !== 'note')
  const place = placeOf(file)
  const open = place ? openTexts(kit.choices, document, documentSchemas[place.kind]) : []
  const isDraft = document['draft'] === true
  const original = useOriginal(file, isDraft, originalOf(findings))
  const likeness = useDocument(isDraft ? original : undefined)?.value
  const right = useFoundRight(file)
  const alike =
    place && original !== undefined
      ? copiedTexts(kit.choices, document, likeness, place.kind, findings)
      : []
  const copied = alike.filter(({ text }) => !right.has(text))
  const preset = isDraft ? filledIn(document) : []
  const filled = preset.filter((one) => !right.has(wordsOf(one)))
  const found = [...alike.map(({ text }) => text), ...preset.map(wordsOf)].filter(right.has)
  const others = findings
    .filter(
      (finding) =>
        finding.rule !== 'scaffold' &&
        !(
          originalOf([finding]) &&
          alike.some(({ pointer }) => (finding.at ?? [finding.pointer]).includes(pointer))
        ),
    )
    .map((finding) => ({
      pointer: finding.pointer,
      text: read(inWords(wholeMessage(finding))),
      finding,
    }))
  const toDo = open.length + others.length + copied.filter(({ weight }) => weight === 'long').length
  const count = pluralWord(toDo, 'One thing is', `${toDo} things are`)
  const [isAsking, setAsking] = useState(false)
  const show = () => {
    studio.send({
      label: 'The page is ready',
      edits: [{ kind: 'remove', file, pointer: '/draft' }],
    })
    studio.notify('The page is ready: visitors see it once the site is published.', 'done', true)
  }
  const withdraw = () => {
    studio.send({
      label: 'The page is a draft',
      edits: [{ kind: 'set', file, pointer: '/draft', value: true }],
    })
    studio.notify(
      'The page is a draft now: visitors see it no longer once the site is published.',
      'done',
      true,
    )
  }
  const titleIn = (path: string) => documents?.find((one) => one.path === path)?.title ?? path
  const isLeft = document['draft'] === undefined && file === 'pages/index.json'
  return (
    <div className="settings-ready" data-pointer="">
      <div className="panel-switch">
        <Badge highContrast size="2" color={isDraft ? 'blue' : 'green'}>
          {isDraft ? 'Draft' : 'Ready'}
        </Badge>
        <span className="studio-quiet">
          {isDraft
            ? 'It stays here when the site is published.'
            : 'It goes out whenever the site is published.'}
        </span>
      </div>
      {/* Above the list, which grows shorter while somebody writes: it may not move under the pointer. */}
      {isLeft ? null : isDraft ? (
        <Button
          size="2"
          variant={toDo > 0 ? 'surface' : 'solid'}
          onClick={toDo > 0 ? () => setAsking(true) : show}
        >
          {toDo > 0 ? 'Ready all the same …' : 'It is ready: show it to visitors'}
        </Button>
      ) : (
        <Button size="1" variant="surface" color="gray" highContrast onClick={withdraw}>
          Make it a draft again
        </Button>
      )}
      {toDo > 0 ? (
        <p>
          {count} still to be done
          {isDraft
            ? ' before it is ready'
            : open.length > 0
              ? '. The site can’t be published before; a page that needs time can be a draft'
              : ''}
          :
        </p>
      ) : isDraft ? (
        <p>Nothing is left to be done.</p>
      ) : null}
      <ToWrite {...{ kit, file, document, open }} />
      <Places file={file} places={others} />
      {original === undefined ? null : (
        <Copied
          {...{ kit, file, document, copied, right }}
          original={nameOfDocument({ path: original, title: titleIn(original) })}
        />
      )}
      <FilledInAdvance file={file} filled={filled} onRight={(one) => right.add(wordsOf(one))} />
      {found.length === 0 ? null : (
        <p className="settings-right">
          <span className="studio-quiet">{`${found.length} found right as ${pluralWord(found.length, 'it is', 'they are')}.`}</span>
          <Button size="1" variant="ghost" onClick={() => right.forget(found)}>
            Show {pluralWord(found.length, 'it', 'them')} again
          </Button>
        </p>
      )}
      {isAsking ? (
        <AskFirst
          question="Is it ready as it is?"
          words={`${count} still to be done. Visitors see the page as it stands now once the site is published.`}
          does="It is ready"
          leaves="Leave it a draft"
          onDo={show}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
