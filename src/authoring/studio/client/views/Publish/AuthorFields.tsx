import { Button, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'

type Author = { readonly name: string; readonly email: string }
type Props = {
  readonly author: Author
  readonly isKnown: boolean
  readonly needsEmail: boolean
  readonly setAuthor: (author: Author) => void
}

/** Whose name goes with the changes: asked once, then only said. */
export const AuthorFields = ({ author, isKnown, needsEmail, setAuthor }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (isKnown && !isOpen)
    return (
      <p className="view-row">
        <span>
          As <strong>{author.name}</strong>{' '}
          {needsEmail ? <span className="studio-quiet">{author.email}</span> : null}
        </span>
        <Button
          type="button"
          size="1"
          variant="surface"
          color="gray"
          highContrast
          onClick={() => setOpen(true)}
        >
          Another name
        </Button>
      </p>
    )
  return (
    <div className="publish-author">
      <div>
        <label htmlFor={`${id}n`}>Your name</label>
        <TextField.Root
          id={`${id}n`}
          autoComplete="name"
          required
          value={author.name}
          onChange={({ target }) => setAuthor({ ...author, name: target.value })}
        />
      </div>
      {needsEmail ? (
        <div>
          <label htmlFor={`${id}e`}>Your e-mail address</label>
          <TextField.Root
            id={`${id}e`}
            type="email"
            autoComplete="email"
            required
            value={author.email}
            onChange={({ target }) => setAuthor({ ...author, email: target.value })}
          />
        </div>
      ) : null}
      <p className="studio-quiet">
        Both stand beside the changes, for all who see their history. They are kept here, in the
        data of the studio.
      </p>
    </div>
  )
}
