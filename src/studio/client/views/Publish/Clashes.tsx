import { Button, RadioGroup } from '@radix-ui/themes'
import { useState } from 'react'
import type { ClashAnswer, PublishRequest } from '../../../protocol/publishing.ts'
import { nameOfDocument } from '../parts/nameOfDocument.ts'

type Choices = PublishRequest['choices']
type Props = { readonly clashes: readonly ClashAnswer[]; readonly isBusy: boolean; readonly choose: (choices: Choices) => void }

/** Where others have published other words for the same places: both, for the author to choose. Nothing of either is lost before that. */
export const Clashes = ({ clashes, isBusy, choose }: Props) => {
  const [choices, setChoices] = useState<Choices>({})
  const isChosen = clashes.every(({ file }) => choices[file] !== undefined)
  return (
    <section className="publish-clashes" aria-label="Changed by others, too">
      <p>
        <strong>Others have published other words for the same places.</strong> Which ones shall stand? All else of both is kept.
      </p>
      {clashes.map(({ file, name, places }) => (
        <fieldset key={file}>
          <legend>{nameOfDocument({ path: file, title: name })}</legend>
          <RadioGroup.Root
            value={choices[file] ?? null}
            onValueChange={(value) => setChoices({ ...choices, [file]: value === 'ours' ? 'ours' : 'theirs' })}
            aria-label={nameOfDocument({ path: file, title: name })}
          >
            <RadioGroup.Item value="ours">
              Mine
              {places.map((place, index) => (
                <blockquote key={index}>{place.ours}</blockquote>
              ))}
            </RadioGroup.Item>
            <RadioGroup.Item value="theirs">
              The others’
              {places.map((place, index) => (
                <blockquote key={index}>{place.theirs}</blockquote>
              ))}
            </RadioGroup.Item>
          </RadioGroup.Root>
        </fieldset>
      ))}
      <Button disabled={!isChosen || isBusy} onClick={() => choose(choices)}>
        Go on with these
      </Button>
    </section>
  )
}
