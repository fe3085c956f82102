import { Button } from '@radix-ui/themes'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Fact } from '../../../../document/facts.ts'
import { editsInside } from '../../../../writer/editsInside.ts'
import { useDocument, useNames, useStudio } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { FactDifferences } from './FactDifferences.tsx'
import { FactEffect } from './FactEffect.tsx'
import { FactForm } from './FactForm.tsx'
import { FactMenu } from './FactMenu.tsx'
import { factIn } from './listedFacts.ts'
import { useFactFindings } from './useFactFindings.ts'

const file = 'pages/_facts.json'

/** One figure: as a form, and what a change of it does to each page before it is saved. */
export const FactDetail = ({ name }: { name: string }) => {
  const studio = useStudio()
  const navigate = useNavigate()
  const document = useDocument(file)
  const says = useNames()?.facts.find((fact) => fact.name === name)?.says
  const saved = factIn(document?.value, name)
  /** What is not saved yet, and what the fact said when that began: what somebody else changes meanwhile stays. */
  const [draft, setDraft] = useState<{ readonly base: Partial<Fact>; readonly fact: Partial<Fact> }>()
  const findings = useFactFindings(name)
  const change = useCallback((fact: Partial<Fact>) => setDraft((known) => ({ base: known?.base ?? saved ?? {}, fact })), [saved])
  if (!document) return null
  if (!saved)
    return (
      <div className="view">
        <ViewHead title={name} />
        <Nothing>
          There is no fact of this name. <Link to="/_facts">All facts</Link>
        </Nothing>
      </div>
    )
  const shown = draft?.fact ?? saved
  const edits = draft ? editsInside(file, draft.base, draft.fact, `/facts/${name}`) : []
  const save = async () => {
    studio.send({ label: `Fact “${shown.label ?? name}”`, edits })
    await studio.save()
    setDraft(undefined)
    studio.say(`Saved: ${shown.label ?? name}. Every page that shows it has followed.`, 'done', true)
  }
  return (
    <div className="view" data-wide>
      <p className="view-back">
        <Link to="/_facts">All facts</Link>
      </p>
      <ViewHead title={saved.label ?? name} tools={<FactMenu name={name} onMoved={(to) => navigate(`/_facts/${to}`)} onRemoved={() => navigate('/_facts')} />}>
        {says} · {name}
      </ViewHead>
      <div className="fact-detail">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <FactForm fact={shown} findings={findings} change={change} />
          <div className="view-row fact-save">
            <Button type="submit" size="3" disabled={edits.length === 0}>
              Save
            </Button>
            {edits.length > 0 ? (
              <Button type="button" size="3" variant="soft" color="gray" highContrast onClick={() => setDraft(undefined)}>
                As it was
              </Button>
            ) : null}
          </div>
        </form>
        <div>
          <FactEffect name={name} fact={shown} isChanged={edits.length > 0} />
          <FactDifferences name={name} fact={saved} />
        </div>
      </div>
    </div>
  )
}
