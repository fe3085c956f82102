import type { ReactNode } from 'react'
import { useFileLanguage } from '../../store/useFileLanguage.ts'
import { useDayInWords } from '../../ui/useDayInWords.ts'
import { helpOf, helpWithDays, titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { kindOf } from '../kindOf.ts'
import type { FieldProps } from './FieldProps.ts'
import { FindingNotes } from './FindingNotes.tsx'

export type Wiring = {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

type Props = Pick<FieldProps, 'schema' | 'pointer' | 'isBare' | 'isOptional'> & {
  /** Where the control is no single element that a label can name, it is a group. */
  readonly as?: 'field' | 'group'
  readonly children: (wiring: Wiring) => ReactNode
  /** Beside the label: what can be done to the whole value. */
  readonly tools?: ReactNode
}

/** A value with its name, its help and what lint finds in it. */
export const FieldLayout = ({
  schema,
  pointer,
  isBare = false,
  isOptional,
  as = 'field',
  children,
  tools,
}: Props) => {
  const { findings, file, kit } = useForm()
  const dayInWords = useDayInWords()
  const language = useFileLanguage(file)
  const spoken = language ? { lang: language.tag, dir: language.direction } : {}
  const id = `field${pointer.replaceAll('/', '-')}`
  const own = findings.get(pointer) ?? []
  const said = isBare ? undefined : helpOf(schema)
  const help = kindOf(schema, kit.choices) === 'date' ? helpWithDays(said, dayInWords) : said
  const described =
    [help ? `${id}-help` : undefined, own.length > 0 ? `${id}-found` : undefined]
      .filter(Boolean)
      .join(' ') || undefined
  const label = `${titleOf(schema)}`
  const inner = (
    <>
      <div className={isBare ? 'studio-unseen' : 'panel-label'}>
        {as === 'field' ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a label leads to native fields by itself; a text with marks is none, and by keys nobody comes to a label
          <label
            htmlFor={id}
            id={`${id}-name`}
            onClick={() => document.getElementById(id)?.focus()}
          >
            {label}
            {isOptional || isBare ? null : <span className="panel-needed"> needed</span>}
          </label>
        ) : (
          <span id={`${id}-name`}>{label}</span>
        )}
        {isBare ? null : tools}
      </div>
      {isBare && tools ? <div className="panel-marks-over">{tools}</div> : null}
      {children({
        ...spoken,
        id,
        'aria-describedby': described,
        'aria-invalid':
          own.some(({ severity, toWrite }) => severity === 'error' && !toWrite) || undefined,
      })}
      {help ? (
        <p className="panel-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      <FindingNotes findings={own} id={`${id}-found`} />
    </>
  )
  return as === 'field' ? (
    <div className="panel-field" data-pointer={pointer}>
      {inner}
    </div>
  ) : (
    <fieldset
      className="panel-field"
      data-pointer={pointer}
      aria-labelledby={`${id}-name`}
      aria-describedby={described}
    >
      {inner}
    </fieldset>
  )
}
