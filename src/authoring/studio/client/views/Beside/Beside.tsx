import { Switch } from '@radix-ui/themes'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { FindingNotes } from '../../panel/fields/FindingNotes.tsx'
import { findingsByPointer } from '../../panel/findingsByPointer.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { useAnswer } from '../../store/useAnswer.ts'
import { useSiteKit } from '../../store/useSiteKit.ts'
import { useDocument, useFindings } from '../../store/useStudio.ts'
import { useSaid } from '../../ui/useSaid.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { BesideTexts } from './BesideTexts.tsx'
import { isOfPage, isStale } from './isStale.ts'

/** A translated document text by text, each field beside what the original says there. */
export const Beside = () => {
  const file = useParams()['*'] ?? ''
  const { answer } = useAnswer('beside', { file })
  const kit = useSiteKit()
  const said = useSaid()
  const document = useDocument(file)
  const found = useFindings(file)
  const [isOpenOnly, setOpenOnly] = useState(false)
  if (!answer || !kit || !document) return <p className="studio-quiet">Reading both texts …</p>
  if ('why' in answer) return <Nothing>{said.text(answer.why)}</Nothing>
  const findings = findingsByPointer(found)
  const { original, own } = answer.languages
  const pointers = new Set(answer.texts.map(({ pointer }) => pointer))
  const open = answer.texts.filter(
    ({ pointer, isOpen }) => isOpen || findings.get(pointer)?.some(isStale),
  )
  const elsewhere = [...findings]
    .flatMap(([pointer, found]) => (pointers.has(pointer) ? [] : found.filter(isStale)))
    .concat(found.filter(isOfPage))
  return (
    <div className="view beside">
      <ViewHead
        title={`${own.name} beside ${original.name}`}
        tools={
          open.length > 0 ? (
            // biome-ignore lint/a11y/noLabelWithoutControl: the switch is one
            <label className="view-check">
              <Switch checked={isOpenOnly} onCheckedChange={setOpenOnly} /> Only what is to be
              looked at: {open.length}
            </label>
          ) : undefined
        }
      >
        <ShowPlace className="view-link" file={file} pointer="">
          This page
        </ShowPlace>
        {', translated from '}
        <ShowPlace className="view-link" file={answer.file} pointer="">
          the original
        </ShowPlace>
        .
      </ViewHead>
      <FindingNotes findings={elsewhere} />
      <BesideTexts
        kit={kit}
        file={file}
        document={document.value}
        languages={answer.languages}
        texts={isOpenOnly ? open : answer.texts}
        findings={findings}
      />
    </div>
  )
}
