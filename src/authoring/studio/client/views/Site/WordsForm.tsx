import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { isFoundIn } from '../../../../../core/document/matchesQuery.ts'
import { keysOf } from '../../../../../core/model/schema/path.ts'
import { Field } from '../../panel/fields/Field.tsx'
import { type Edit, FormContext, useForm } from '../../panel/formContext.ts'
import { propertiesOf } from '../../panel/kindOf.ts'
import { useStudio } from '../../store/useStudio.ts'
import { titleOf } from '../../ui/words.ts'

const limit = 40

/** Every word that the site itself says, to be found by its name, its usual words, or those of this site. */
export const WordsForm = ({ schema, value }: { schema: Schema; value: unknown }) => {
  const studio = useStudio()
  const form = useForm()
  const [words, setWords] = useState('')
  const own = isObject(value) ? value : undefined
  const all = Object.entries(propertiesOf(schema))
  const found = all.filter(([key, inner]) =>
    isFoundIn(words, [titleOf(inner), String(inner['description']), String(own?.[key] ?? '')]),
  )
  const isChanged = ([key]: readonly [string, Schema]) => own?.[key] !== undefined
  const shown = [...found.filter(isChanged), ...found.filter((entry) => !isChanged(entry))].slice(
    0,
    limit,
  )
  /** The first word of its own brings the place that it stands in. */
  const first: Edit = {
    set: (pointer, text, title) =>
      studio.send({
        label: title,
        edits: [
          {
            kind: 'set',
            file: form.file,
            pointer: '/words',
            value: { [keysOf(pointer).at(-1) ?? '']: text },
          },
        ],
        typing: form.file + pointer,
      }),
    remove: () => undefined,
  }
  return (
    <div className="site-fields">
      <TextField.Root
        type="search"
        autoComplete="off"
        placeholder="Find a word"
        aria-label="Find a word"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <FormContext value={own ? form : { ...form, edit: first }}>
        {shown.map(([key, inner]) => (
          <Field key={key} schema={inner} pointer={`/words/${key}`} value={own?.[key]} isOptional />
        ))}
      </FormContext>
      {found.length > shown.length ? (
        <p className="studio-quiet">
          and {found.length - shown.length} more: find them by their words.
        </p>
      ) : null}
    </div>
  )
}
