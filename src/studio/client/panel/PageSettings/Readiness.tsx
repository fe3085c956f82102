import { Badge, Button } from '@radix-ui/themes'
import { documentSchemas } from '../../../../document/documentSchemas.ts'
import { placeOf } from '../../../../document/sources.ts'
import type { SchemaKit } from '../../../../kit/Kit.ts'
import { useStudio, useStudioState } from '../../store/useStudio.ts'
import { useReading } from '../../ui/useReading.ts'
import { findingInWords } from '../../views/parts/findingInWords.ts'
import { nameOfDocument } from '../../views/parts/nameOfDocument.ts'
import { copiedTexts } from './copiedTexts.ts'
import { FilledInAdvance } from './FilledInAdvance.tsx'
import { openTexts } from './openTexts.ts'

type Props = { readonly kit: SchemaKit; readonly file: string; readonly document: Readonly<Record<string, unknown>> }

/** Whether visitors see the page, and what is still to be done before they should. */
export const Readiness = ({ kit, file, document }: Props) => {
  const studio = useStudio()
  const read = useReading()
  const documents = useStudioState(({ overview }) => overview?.documents)
  const findings = useStudioState(({ overview }) => overview?.findings)?.filter((finding) => finding.file === file && finding.severity !== 'note') ?? []
  const place = placeOf(file)
  const open = place ? openTexts(kit.choices, document, documentSchemas[place.kind]) : []
  const nameOf = (path: string) => nameOfDocument({ path, title: documents?.find((one) => one.path === path)?.title ?? path })
  const isDraft = document['draft'] === true
  const copied = place ? copiedTexts(kit.choices, document, documentSchemas[place.kind], findings) : []
  const toDo = [
    ...open.map(({ pointer, title, asks }) => ({ pointer, text: `${title}: ${asks}` })),
    ...copied.map(({ pointer, title, original, text }) => ({ pointer, text: `${title}, as on “${nameOf(original)}”: ${read(text)}` })),
    ...findings
      .filter(({ rule, at }) => rule !== 'scaffold' && !at?.some((pointer) => copied.some((one) => one.pointer === pointer)))
      .map(({ pointer, message }) => ({ pointer, text: findingInWords(message, documents ?? []) })),
  ]
  const publish = () => {
    studio.send({ label: 'The page is ready', edits: [{ kind: 'remove', file, pointer: '/draft' }] })
    studio.say('The page is ready: visitors see it once the site is published.', 'done', true)
  }
  const withdraw = () => {
    studio.send({ label: 'The page is a draft', edits: [{ kind: 'set', file, pointer: '/draft', value: true }] })
    studio.say('The page is a draft now: visitors see it no longer once the site is published.', 'done', true)
  }
  const isLeft = document['draft'] === undefined && file === 'pages/index.json'
  return (
    <div className="settings-ready" data-pointer="">
      <div className="panel-switch">
        <Badge highContrast size="2" color={isDraft ? 'blue' : 'green'}>
          {isDraft ? 'Draft' : 'Ready'}
        </Badge>
        <span className="studio-quiet">{isDraft ? 'Nobody sees it yet.' : 'Visitors see it.'}</span>
      </div>
      {toDo.length > 0 ? (
        <>
          <p>
            {toDo.length === 1 ? 'One thing is' : `${toDo.length} things are`} still to be done
            {isDraft ? ' before it is ready' : open.length > 0 ? '. The site can’t be published before; a page that needs time can be a draft' : ''}:
          </p>
          <ul>
            {toDo.map(({ pointer, text }, index) => (
              <li key={index}>
                <button type="button" onClick={() => studio.choose({ file, pointer }, 'list')}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
          {copied.length > 0 ? (
            <p className="studio-quiet">Short texts, tables and figures that it has from there are not listed: read the page through.</p>
          ) : null}
        </>
      ) : isDraft ? (
        <p>Nothing is left to be done.</p>
      ) : null}
      {isDraft ? <FilledInAdvance file={file} document={document} /> : null}
      {isLeft ? null : isDraft ? (
        <Button size="2" variant={toDo.length > 0 ? 'surface' : 'solid'} onClick={publish}>
          {toDo.length > 0 ? 'Ready all the same' : 'It is ready: show it to visitors'}
        </Button>
      ) : (
        <Button size="1" variant="surface" color="gray" highContrast onClick={withdraw}>
          Make it a draft again
        </Button>
      )}
    </div>
  )
}
