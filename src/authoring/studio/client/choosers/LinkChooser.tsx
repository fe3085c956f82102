import { Button, Tabs, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { dialogRoute } from '../../../../core/document/addresses.ts'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { dialled } from '../../../../core/model/text/telephone.ts'
import type { LinkedText } from '../../protocol/frameMessages.ts'
import type { Place } from '../store/StudioState.ts'
import { useDialogs } from '../store/useDialogs.ts'
import { usePages } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { Chooser } from './Chooser.tsx'
import { LinkPages } from './LinkPages.tsx'

type Props = {
  readonly title?: string
  readonly href: string
  readonly onlyPages?: boolean
  /** The addresses of the pages to choose from, none of which is made here. */
  readonly among?: readonly string[]
  readonly route: string | undefined
  /** The link itself, if a value of a document is one, or the text that it is put in. */
  readonly link?: Place | LinkedText | undefined
  /** Nothing is chosen by an empty address. `words` say what it leads to. */
  readonly onChoose: (href: string, words?: string) => void
  /** What the button says that chooses nothing. */
  readonly none?: string
  readonly onClose: () => void
}

const outside = [
  {
    name: 'web',
    label: 'Web page',
    example: 'https://example.com',
    make: (text: string) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`),
  },
  {
    name: 'mail',
    label: 'E-mail',
    example: 'name@example.com',
    make: (text: string) => `mailto:${text.replace(/^mailto:/, '')}`,
  },
  {
    name: 'tel',
    label: 'Telephone',
    example: '+44 20 7946 0000',
    make: (text: string) => `tel:${dialled(text.replace(/^tel:/, ''))}`,
  },
] as const

const kindOf = (href: string) =>
  href.startsWith('mailto:')
    ? 'mail'
    : href.startsWith('tel:')
      ? 'tel'
      : /^[a-z]+:/.test(href)
        ? 'web'
        : 'site'

/** Pages of the site by title and address, the places on them, and addresses elsewhere. */
export const LinkChooser = ({
  href,
  onlyPages = false,
  title = onlyPages ? 'Choose a page' : 'Where does it lead?',
  among,
  route,
  link,
  onChoose,
  none,
  onClose,
}: Props) => {
  const dialogs = useDialogs()
  const pages = usePages()
  const target =
    pages.find((page) => page.route === href)?.title ??
    dialogs.find(({ id }) => dialogRoute(id) === href)?.title
  const [kind, setKind] = useState<string>(onlyPages ? 'site' : kindOf(href))
  const formsFor = (written: string) => {
    const found = onlyPages
      ? []
      : dialogs.filter(({ title, id }) => matchesQuery(written, title, id))
    return found.length === 0
      ? null
      : found.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              data-option
              className="chooser-row"
              onClick={() => onChoose(dialogRoute(id), title)}
            >
              <Sign name="dialog" />
              <span>
                {title}
                <small>Form, as a page of its own</small>
              </span>
            </button>
          </li>
        ))
  }
  return (
    <Chooser
      title={title}
      onClose={onClose}
      {...(kind === 'site' ? { search: 'Find a page by its title or address' } : {})}
    >
      {(written) => (
        <>
          {href === '' ? null : (
            <Text as="p" size="2" mb="2">
              It leads to {target === undefined ? href : `“${target}” (${href})`}.
            </Text>
          )}
          {none === undefined ? null : (
            <Button type="button" variant="soft" color="gray" onClick={() => onChoose('')}>
              {none}
            </Button>
          )}
          <Tabs.Root value={kind} onValueChange={setKind}>
            {onlyPages ? null : (
              <Tabs.List size="1" aria-label="Kind of link">
                <Tabs.Trigger value="site">This site</Tabs.Trigger>
                {outside.map(({ name, label }) => (
                  <Tabs.Trigger key={name} value={name}>
                    {label}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
            )}
            <Tabs.Content value="site">
              <ul className="chooser-rows">
                <LinkPages
                  written={written}
                  href={href}
                  route={route}
                  onlyPages={onlyPages}
                  among={among}
                  link={link}
                  onChoose={onChoose}
                >
                  {formsFor(written)}
                </LinkPages>
              </ul>
            </Tabs.Content>
            {outside.map(({ name, label, example, make }) => (
              <Tabs.Content key={name} value={name}>
                <Outside
                  label={label}
                  example={example}
                  first={kindOf(href) === name ? href.replace(/^(mailto|tel):/, '') : ''}
                  onDone={(text) => onChoose(make(text), text)}
                />
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </>
      )}
    </Chooser>
  )
}

const Outside = ({
  label,
  example,
  first,
  onDone,
}: {
  label: string
  example: string
  first: string
  onDone: (text: string) => void
}) => {
  const [text, setText] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (text.trim() !== '') onDone(text.trim())
  }
  return (
    <form onSubmit={submit} className="chooser-form">
      <Text as="label" size="2" weight="medium" htmlFor="chooser-outside">
        {label}
      </Text>
      <TextField.Root
        id="chooser-outside"
        size="3"
        autoComplete="off"
        placeholder={example}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Use this</Button>
    </form>
  )
}
