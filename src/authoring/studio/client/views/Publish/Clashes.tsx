import { Button, RadioGroup } from '@radix-ui/themes'
import { useState } from 'react'
import { pluralWord } from '../../../../../core/text/plural.ts'
import type { ClashAnswer, PublishRequest } from '../../../protocol/publishing.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useReading } from '../../ui/useReading.ts'

type Choices = PublishRequest['choices']
type Props = {
  readonly clashes: readonly ClashAnswer[]
  readonly isBusy: boolean
  readonly choose: (choices: Choices) => void
}

type PlaceProps = {
  readonly place: ClashAnswer['places'][number]
  readonly name: string
  readonly value: Choices[string] | undefined
  readonly setValue: (value: Choices[string]) => void
}

const ClashChoice = ({ place, name, value, setValue }: PlaceProps) => {
  const read = useReading()
  return (
    <RadioGroup.Root
      className="publish-clash"
      value={value ?? null}
      onValueChange={(next) => setValue(next === 'ours' ? 'ours' : 'theirs')}
      aria-label={name}
    >
      {(['ours', 'theirs'] as const).map((side) => (
        <RadioGroup.Item key={side} value={side}>
          {side === 'ours' ? 'Mine' : 'The others’'}
          <blockquote dir="auto">{read(place[side])}</blockquote>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

/** Where others have published other words for the same places: both, for the author to choose, place by place. Nothing of either is lost before that. */
export const Clashes = ({ clashes, isBusy, choose }: Props) => {
  const [choices, setChoices] = useState<Choices>({})
  const keys = clashes.flatMap(({ places }) => places.map(({ key }) => key))
  const open = keys.filter((key) => choices[key] === undefined).length
  return (
    <section className="publish-clashes" aria-label="Changed by others, too">
      <p>
        <strong>Others have published other words for the same places.</strong> Which ones shall
        stand? All else of both is kept.
      </p>
      {clashes.map(({ file, name, places }) => (
        <fieldset key={file}>
          <legend>{nameOfDocument({ path: file, title: name })}</legend>
          {places.map((place, index) => (
            <ClashChoice
              key={place.key}
              place={place}
              name={
                places.length === 1
                  ? nameOfDocument({ path: file, title: name })
                  : `Place ${index + 1} of ${places.length}`
              }
              value={choices[place.key]}
              setValue={(value) => setChoices({ ...choices, [place.key]: value })}
            />
          ))}
        </fieldset>
      ))}
      <div className="view-row">
        <Button disabled={open > 0 || isBusy} onClick={() => choose(choices)}>
          Go on with these
        </Button>
        {open > 0 ? (
          <span className="studio-quiet">
            {pluralWord(open, 'One is still to be chosen.', `${open} are still to be chosen.`)}
          </span>
        ) : null}
      </div>
    </section>
  )
}
