import { TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { wordsOf } from '../../../../../content/facts/factWords.ts'
import { englishNameOf } from '../../../../../core/document/englishNameOf.ts'
import type { Fact } from '../../../../../core/document/facts.ts'
import type { SiteLanguage } from '../../../../../core/kit/Site.ts'
import { useDocument } from '../../store/useStudio.ts'
import { languageFile } from '../Site/languageForms.ts'
import { type FactUnits, unitsIn } from './useFactUnits.ts'

type Props = {
  readonly fact: Partial<Fact>
  readonly language: SiteLanguage
  readonly inLanguages: FactUnits
}

const slots = ['value', 'next'] as const
const whenOf = { value: '', next: ', later' } as const

/** What a language says for the words of a figure. A unit that it has a word for already needs none: other figures have it, too. */
export const FactInLanguage = ({ fact, language, inLanguages: { texts, write } }: Props) => {
  const { tag, direction } = language
  const id = useId()
  const document = useDocument(languageFile(language))
  const units = unitsIn(document?.value)
  const words = wordsOf(fact)
  if (!document) return null
  return slots.map((slot) => {
    const [said, value] = [words[slot]?.trim(), slot === 'value' ? fact.value : fact.next?.value]
    if (!said || (slot === 'next' && said === words.value)) return null
    const known = units[said]
    const text = texts[tag]?.[slot]
    if (value?.kind !== 'words' && known !== undefined && text === undefined) return null
    const isMissing = (text ?? known ?? '').trim() === ''
    return (
      <div key={slot} className="panel-field">
        <div className="panel-label">
          <label htmlFor={`${id}-${slot}`}>
            In {englishNameOf(tag)}
            {whenOf[slot]}
          </label>
        </div>
        <TextField.Root
          id={`${id}-${slot}`}
          lang={tag}
          dir={direction}
          autoComplete="off"
          aria-describedby={`${id}-${slot}-help`}
          value={text ?? known ?? ''}
          onChange={({ target }) => write(tag, { [slot]: target.value })}
        />
        <p className={isMissing ? 'fact-warning' : 'studio-quiet'} id={`${id}-${slot}-help`}>
          {isMissing
            ? `Its pages say “${said}”, as long as nothing is written here.`
            : `What its pages say for “${said}”.`}
        </p>
      </div>
    )
  })
}
