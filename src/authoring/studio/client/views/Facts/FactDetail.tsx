import { Button } from '@radix-ui/themes'
import { Link, useNavigate } from 'react-router-dom'
import { useNames } from '../../store/useStudio.ts'
import { useToday } from '../../store/useToday.ts'
import { FactName } from '../../ui/FactName.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { FactDifferences } from './FactDifferences.tsx'
import { FactEffect } from './FactEffect.tsx'
import { FactForm } from './FactForm.tsx'
import { FactInLanguage } from './FactInLanguage.tsx'
import { FactMenu } from './FactMenu.tsx'
import { useFactDraft } from './useFactDraft.ts'
import { useFactEffect } from './useFactEffect.ts'
import { useFactFindings } from './useFactFindings.ts'
import { useLanguagesOfUses } from './useLanguagesOfUses.ts'

/** One figure: as a form, and what a change of it does to each page before it is saved. */
export const FactDetail = ({ name }: { name: string }) => {
  const navigate = useNavigate()
  const today = useToday()
  const { document, saved, shown, edits, isHeld, round, hold, change, asItWas, save, inLanguages } =
    useFactDraft(name)
  const effect = useFactEffect(name, shown, edits.length > 0, inLanguages.units)
  const listed = useNames()?.facts.find((fact) => fact.name === name)?.text
  const text = effect.answer && 'uses' in effect.answer ? effect.answer[effect.now] : listed
  const findings = useFactFindings(name)
  const languages = useLanguagesOfUses(
    effect.answer && 'uses' in effect.answer ? effect.answer.uses : undefined,
  )
  const isIn = (part: string) =>
    edits.some((edit) => 'pointer' in edit && edit.pointer.startsWith(`/facts/${name}/${part}`))
  if (!document) return null
  if (!saved || !shown)
    return (
      <div className="view">
        <ViewHead title={name} />
        <Nothing>
          There is no figure of this name. <Link to="/_facts">All fees and figures</Link>
        </Nothing>
      </div>
    )
  return (
    <div className="view" data-wide>
      <p className="view-back">
        <Link to="/_facts">All fees and figures</Link>
      </p>
      <ViewHead
        title={saved.label ?? name}
        tools={
          <FactMenu
            name={name}
            onMoved={(to) => navigate(`/_facts/${to}`)}
            onRemoved={() => navigate('/_facts')}
          />
        }
      >
        {text} <FactName name={name} />
      </ViewHead>
      <div className="fact-detail">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <FactForm key={round} fact={shown} findings={findings} change={change} hold={hold}>
            {languages.map((language) => (
              <FactInLanguage key={language.tag} {...{ fact: shown, language, inLanguages }} />
            ))}
          </FactForm>
          <div className="view-foot fact-save">
            {/* Whoever reads the list later goes by them: a new value with an old day is told as older than it is. */}
            {isIn('value') && !isIn('asOf') && shown.asOf !== today ? (
              <p className="view-row" role="status">
                <span>The value is new: are “Source” and “Stated on” still right?</span>
                <Button
                  type="button"
                  size="1"
                  variant="surface"
                  color="gray"
                  highContrast
                  onClick={() => change({ ...shown, asOf: today })}
                >
                  Stated today
                </Button>
              </p>
            ) : null}
            <div className="view-row">
              {/* Not disabled once it has saved: the focus is on it. Without anything to save it does nothing. */}
              <Button
                type="submit"
                size="3"
                aria-disabled={isHeld || edits.length === 0}
                data-disabled={isHeld || edits.length === 0 || undefined}
              >
                Save
              </Button>
              {isHeld || edits.length > 0 ? (
                <Button
                  type="button"
                  size="3"
                  variant="soft"
                  color="gray"
                  highContrast
                  onClick={asItWas}
                >
                  As it was
                </Button>
              ) : null}
            </div>
          </div>
        </form>
        <div>
          <FactEffect effect={effect} isChanged={edits.length > 0} isHeld={isHeld} />
          <FactDifferences name={name} fact={saved} />
        </div>
      </div>
    </div>
  )
}
