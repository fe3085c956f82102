import { useMemo } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import type { SchemaKit } from '../../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'
import type { BesideAnswer, TextBeside } from '../../../protocol/viewAnswers.ts'
import { formParts } from '../../panel/DocumentForm.tsx'
import { LineField } from '../../panel/fields/LineField.tsx'
import { MarkupField } from '../../panel/fields/MarkupField.tsx'
import { FormContext, type FormState } from '../../panel/formContext.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Told } from '../parts/Told.tsx'
import { isOfPage, isStale } from './isStale.ts'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly document: unknown
  readonly languages: BesideAnswer['languages']
  readonly texts: readonly TextBeside[]
  readonly findings: ReadonlyMap<string, readonly ShownFinding[]>
}

/** So much of a schema is asked for where a field is known to be one of words. */
const schemaOf = ({ title }: TextBeside): Schema => ({ type: 'string', title })

type Row = {
  readonly text: TextBeside
  readonly languages: Props['languages']
  readonly stale: readonly ShownFinding[]
  readonly value: unknown
}

/** What the original says, with the words that are gone and new since it was translated, and what can be said of the translation then. */
const Original = ({ text, languages: { original }, stale }: Row) => (
  <div className="beside-original">
    <p lang={original.tag} dir={original.direction}>
      <Told words={text.original} />
    </p>
    {stale.map((finding) => (
      <div key={finding.id} className="view-row">
        <AnswerButtons finding={finding} />
      </div>
    ))}
  </div>
)

/** Each text of a translation, to be written beside what its original says. */
export const BesideTexts = ({ kit, file, document, languages, texts, findings }: Props) => {
  const form: FormState = useMemo(() => {
    const others = new Map(
      [...findings].map(([pointer, found]) => [
        pointer,
        found.filter((finding) => !isStale(finding) && !isOfPage(finding)),
      ]),
    )
    return {
      kit,
      parts: formParts,
      file,
      route: undefined,
      about: () => 'this page',
      findings: others,
      at: undefined,
    }
  }, [kit, file, findings])
  return (
    <FormContext value={form}>
      <ol className="beside-texts">
        {texts.map((text) => {
          const Field = text.isMarkup ? MarkupField : LineField
          const value = valueAt(document, keysOf(text.pointer))
          const stale = (findings.get(text.pointer) ?? []).filter(isStale)
          return (
            <li key={text.pointer} data-stale={text.isOpen || stale.length > 0}>
              <Original text={text} languages={languages} stale={stale} value={value} />
              <Field
                schema={schemaOf(text)}
                pointer={text.pointer}
                value={value}
                isOptional={false}
              />
            </li>
          )
        })}
      </ol>
    </FormContext>
  )
}
