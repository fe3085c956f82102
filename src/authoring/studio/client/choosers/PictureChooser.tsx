import { Button, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useRef, useState } from 'react'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { useNames, useStudio } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { Chooser } from './Chooser.tsx'
import { preparePicture } from './preparePicture.ts'

type Props = {
  readonly src: string
  readonly alt: string | undefined
  /** Whether the place takes words for those who can't see the picture. */
  readonly hasAlt: boolean
  readonly onChoose: (picture: { readonly src: string; readonly alt: string }) => void
  readonly onClose: () => void
}

const sizes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
export const isPictureAddress = (address: string) =>
  /\.(png|jpe?g|webp|gif|svg|avif)$/i.test(address)

/** The pictures of the site, and new ones: dropped, pasted or chosen, made fit for the web here, and put into words at once. */
export const PictureChooser = ({ src, alt, hasAlt, onChoose, onClose }: Props) => {
  const studio = useStudio()
  const assets = useNames()?.assets ?? []
  const [chosen, setChosen] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const take = async (given: File | undefined) => {
    if (!given) return
    setBusy(true)
    setTrouble(undefined)
    try {
      const prepared = await preparePicture(given, given.name)
      const answer = await studio.upload(prepared.file, prepared.name)
      if ('why' in answer) setTrouble(answer.why)
      else if (hasAlt) setChosen(answer.address)
      else onChoose({ src: answer.address, alt: '' })
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  if (chosen)
    return (
      <Words
        src={chosen}
        onDone={(words) => onChoose({ src: chosen, alt: words })}
        onClose={onClose}
      />
    )
  return (
    <Chooser
      title="Choose a picture"
      search="Find a picture by its name"
      isWide
      onClose={onClose}
      onFile={(given) => void take(given)}
    >
      {(written) => (
        <>
          <div className="chooser-drop">
            <Sign name="upload" size={20} />
            <span>Drop a picture here, paste it, or</span>
            <Button variant="soft" loading={isBusy} onClick={() => file.current?.click()}>
              Choose a file
            </Button>
            <input
              ref={file}
              type="file"
              accept="image/*"
              hidden
              aria-label="Picture file"
              onChange={(event) => void take(event.target.files?.[0])}
            />
          </div>
          {trouble ? (
            <p className="panel-amiss" role="alert">
              {trouble}
            </p>
          ) : null}
          <ul className="chooser-pictures">
            {assets
              .filter(({ address }) => isPictureAddress(address) && matchesQuery(written, address))
              .map(({ address, bytes, width, height, uses }) => (
                <li key={address}>
                  <button
                    type="button"
                    data-option
                    aria-current={address === src ? 'true' : undefined}
                    onClick={() =>
                      hasAlt && (!alt || address !== src)
                        ? setChosen(address)
                        : onChoose({ src: address, alt: alt ?? '' })
                    }
                  >
                    <img src={address} alt="" loading="lazy" />
                    <span>
                      {address.replace(/^.*\//, '')}
                      <small>
                        {width && height ? `${width} × ${height}, ` : ''}
                        {sizes.format(Math.max(1, bytes / 1000))} kB,{' '}
                        {uses.count === 0
                          ? 'not shown anywhere'
                          : `shown in ${uses.count} place${uses.count === 1 ? '' : 's'}`}
                      </small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </Chooser>
  )
}

/** Asked for at once: nobody comes back for it later. What was said of another picture is not said of this one. */
const Words = ({
  src,
  onDone,
  onClose,
}: {
  src: string
  onDone: (alt: string) => void
  onClose: () => void
}) => {
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onDone(words.trim())
  }
  return (
    <Chooser title="The picture in words" onClose={onClose}>
      {() => (
        <form onSubmit={submit} className="chooser-form">
          <img src={src} alt="" className="chooser-shown" />
          <Text as="label" size="2" weight="medium" htmlFor="chooser-alt">
            What does it show?
          </Text>
          <Text size="1" color="gray" id="chooser-alt-help">
            For people who can’t see it: “The workshop, with two bicycles on stands.”
          </Text>
          <TextField.Root
            id="chooser-alt"
            size="3"
            autoComplete="off"
            aria-describedby="chooser-alt-help"
            autoFocus
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className="chooser-foot">
            <Button type="submit" disabled={words.trim() === ''}>
              Use this picture
            </Button>
            <Button type="button" variant="soft" color="gray" onClick={() => onDone('')}>
              It is only decoration
            </Button>
          </div>
        </form>
      )}
    </Chooser>
  )
}
