import { Button, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { assetFolder } from '../../../../core/document/addresses.ts'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { assetText } from '../../../../core/messages/assetMessages.ts'
import { errorMessage } from '../../../../core/text/errorMessage.mjs'
import { plural } from '../../../../core/text/plural.ts'
import { saidText } from '../../protocol/saidText.ts'
import { useNames, useStudio } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { Chooser } from './Chooser.tsx'
import { type Prepared, preparePicture } from './preparePicture.ts'

type Props = {
  readonly src: string
  readonly alt: string | undefined
  /** Whether the place takes words for those who can't see the picture. */
  readonly hasAlt: boolean
  /** What an address here must match; left out, any picture will do. */
  readonly pattern?: RegExp | undefined
  readonly onChoose: (picture: { readonly src: string; readonly alt: string }) => void
  readonly onClose: () => void
}

const sizes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
export const isPictureAddress = (address: string) =>
  /\.(png|jpe?g|webp|gif|svg|avif)$/i.test(address)

/** A picture that is about to be chosen: one of the site, or one that is not among its files before it is chosen. */
type Candidate = { readonly shown: string; readonly prepared?: Prepared }

/** While a new picture waits for its words nothing of it is saved yet; its address goes with it. */
const useWaiting = (candidate: Candidate | undefined): void => {
  const studio = useStudio()
  useEffect(() => {
    if (!candidate?.prepared) return
    studio.setHasDraft(true)
    return () => {
      studio.setHasDraft(false)
      URL.revokeObjectURL(candidate.shown)
    }
  }, [studio, candidate])
}

/** The pictures of the site, and new ones: dropped, pasted or chosen, made fit for the web here, and put into words at once. */
export const PictureChooser = ({ src, alt, hasAlt, pattern, onChoose, onClose }: Props) => {
  const studio = useStudio()
  const assets = useNames()?.assets ?? []
  const [chosen, setChosen] = useState<Candidate>()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  useWaiting(chosen)
  const isFit = (address: string) => isPictureAddress(address) && (pattern?.test(address) ?? true)
  const isDrawing = pattern !== undefined && !pattern.test(`${assetFolder}picture.webp`)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await work()
    } catch (error) {
      setTrouble(errorMessage(error))
    }
    setBusy(false)
  }
  /** Puts a new picture among the files of the site only now: a picture that nobody chose leaves nothing behind. */
  const finish = ({ shown, prepared }: Candidate, words: string) =>
    attempt(async () => {
      if (!prepared) return onChoose({ src: shown, alt: words })
      const answer = await studio.upload(prepared.file, prepared.name)
      if ('why' in answer) return setTrouble(saidText(answer.why))
      if ('fault' in answer)
        return setTrouble(
          `${assetText(answer.fault.message)} ${assetText(answer.fault.suggestion)}`,
        )
      if (answer.removed?.length)
        studio.notify(
          `Picture added. A website’s drawings can’t run or load anything, so some of it was removed.\n${answer.removed.map((part) => `Removed: ${part}`).join('\n')}`,
          'done',
          true,
        )
      onChoose({ src: answer.address, alt: words })
    })
  const take = (given: File | undefined) =>
    given &&
    attempt(async () => {
      const prepared = await preparePicture(given, given.name)
      if (isDrawing && !isFit(`${assetFolder}${prepared.name}`))
        throw new Error(
          `${given.name} isn’t a drawing. Choose an SVG file, which stays sharp at every size. Ask your designer for it, or save it as SVG in your drawing program.`,
        )
      const candidate = { shown: URL.createObjectURL(prepared.file), prepared }
      if (hasAlt) setChosen(candidate)
      else await finish(candidate, '')
    })
  if (chosen)
    return (
      <Words
        src={chosen.shown}
        trouble={trouble}
        isBusy={isBusy}
        onDone={(words) => void finish(chosen, words)}
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
            <span>Drop {isDrawing ? 'an SVG drawing' : 'a picture'} here, paste it, or</span>
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
          <Trouble>{trouble}</Trouble>
          <ul className="chooser-pictures">
            {assets
              .filter(({ address }) => isFit(address) && matchesQuery(written, address))
              .map(({ address, bytes, width, height, uses }) => (
                <li key={address}>
                  <button
                    type="button"
                    data-option
                    aria-current={address === src ? 'true' : undefined}
                    onClick={() =>
                      hasAlt && (!alt || address !== src)
                        ? setChosen({ shown: address })
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
                          : `shown in ${plural(uses.count, 'place')}`}
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

const Trouble = ({ children }: { readonly children: string | undefined }) =>
  children ? (
    <p className="panel-amiss" role="alert">
      {children}
    </p>
  ) : null

/** Asked for at once: nobody comes back for it later. What was said of another picture is not said of this one. */
const Words = ({
  src,
  trouble,
  isBusy,
  onDone,
  onClose,
}: {
  src: string
  trouble: string | undefined
  isBusy: boolean
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
          <Trouble>{trouble}</Trouble>
          <div className="chooser-foot">
            <Button type="submit" loading={isBusy} disabled={words.trim() === ''}>
              Use this picture
            </Button>
            <Button
              type="button"
              variant="soft"
              color="gray"
              disabled={isBusy}
              onClick={() => onDone('')}
            >
              It is only decoration
            </Button>
          </div>
        </form>
      )}
    </Chooser>
  )
}
