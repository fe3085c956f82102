import { Button, Spinner } from '@radix-ui/themes'
import { useState } from 'react'
import type { PicturesAnswer } from '../../../protocol/publishing.ts'
import { ask } from '../../store/askServer.ts'

/** Pictures of the pages before and after, made when somebody asks for them. */
export const Pictures = ({ id }: { id: string }) => {
  const [made, setMade] = useState<PicturesAnswer | 'busy'>()
  const make = async () => {
    setMade('busy')
    setMade(
      await ask('pictures', { id }).catch((error: unknown) => ({
        why:
          error instanceof Error && error.message ? error.message : 'The server does not answer.',
      })),
    )
  }
  if (made === 'busy')
    return (
      <span className="view-row" role="status">
        <Spinner /> Making pictures: this takes a while …
      </span>
    )
  if (made && 'address' in made)
    return (
      <a className="view-link" href={made.address} target="_blank" rel="noreferrer">
        Look at the pictures
      </a>
    )
  return (
    <>
      <Button size="1" variant="surface" color="gray" highContrast onClick={() => void make()}>
        Make pictures
      </Button>
      {made ? <span role="status">{made.why}</span> : null}
    </>
  )
}
