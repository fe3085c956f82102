import { Button, Tabs, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { dialogRoute } from '../../../document/addresses.ts'
import { isMeant } from '../../../document/isMeant.ts'
import type { PlacesAnswer } from '../../protocol/viewAnswers.ts'
import { useNames, usePages } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { useAnswer } from '../views/parts/useAnswer.ts'
import { Chooser } from './Chooser.tsx'

type Props = {
  readonly href: string
  readonly onlyPages?: boolean
  readonly route: string | undefined
  readonly onChoose: (href: string) => void
  readonly onClose: () => void
}

const outside = [
  { name: 'web', label: 'Web page', example: 'https://example.com', make: (text: string) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`) },
  { name: 'mail', label: 'E-mail', example: 'name@example.com', make: (text: string) => `mailto:${text.replace(/^mailto:/, '')}` },
  { name: 'tel', label: 'Telephone', example: '+44 20 7946 0000', make: (text: string) => `tel:${text.replace(/^tel:/, '').replace(/[^\d+]/g, '')}` },
] as const

const kindOf = (href: string) => (href.startsWith('mailto:') ? 'mail' : href.startsWith('tel:') ? 'tel' : /^[a-z]+:/.test(href) ? 'web' : 'site')

/** Pages of the site by title and address, the places on them, and addresses elsewhere. */
export const LinkChooser = ({ href, onlyPages = false, route, onChoose, onClose }: Props) => {
  const names = useNames()
  const [kind, setKind] = useState<string>(onlyPages ? 'site' : kindOf(href))
  return (
    <Chooser
      title={onlyPages ? 'Choose a page' : 'Where does it lead?'}
      onClose={onClose}
      {...(kind === 'site' ? { search: 'Find a page by its title or address' } : {})}
    >
      {(written) => (
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
              <Pages written={written} href={href} route={route} onlyPages={onlyPages} onChoose={onChoose} />
              {onlyPages
                ? null
                : (names?.dialogs ?? [])
                    .filter(({ title, id }) => isMeant(written, title, id))
                    .map(({ id, title }) => (
                      <li key={id}>
                        <button type="button" data-option className="chooser-row" onClick={() => onChoose(dialogRoute(id))}>
                          <Sign name="dialog" />
                          <span>
                            {title}
                            <small>Dialog, as a page of its own</small>
                          </span>
                        </button>
                      </li>
                    ))}
            </ul>
          </Tabs.Content>
          {outside.map(({ name, label, example, make }) => (
            <Tabs.Content key={name} value={name}>
              <Outside
                label={label}
                example={example}
                first={kindOf(href) === name ? href.replace(/^(mailto|tel):/, '') : ''}
                onDone={(text) => onChoose(make(text))}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </Chooser>
  )
}

/** So many pages are shown at once: others are found by their words. */
const mostShown = 80

type PagesProps = Omit<Props, 'onClose'> & { readonly written: string }

/** Pages by title and address, with the places on the one that is open, and on others once something is looked for. */
const Pages = ({ written, href, route = '', onlyPages = false, onChoose }: PagesProps) => {
  const pages = usePages()
  const { answer } = useAnswer<PlacesAnswer>('places', onlyPages ? undefined : { words: written, route })
  const places = new Map(answer?.map((page) => [page.route, page.places]))
  return pages
    .filter(({ title, route: at }) => isMeant(written, title, at) || (written !== '' && places.has(at)))
    .slice(0, mostShown)
    .map(({ title, route: at, draft }) => (
      <li key={at}>
        <button type="button" data-option className="chooser-row" aria-current={href === at ? 'true' : undefined} onClick={() => onChoose(at)}>
          <Sign name="pages" />
          <span>
            {title}
            {draft ? ' (draft)' : ''}
            <small>{at}</small>
          </span>
        </button>
        <Places places={places.get(at) ?? []} at={at} route={route} href={href} onChoose={onChoose} />
      </li>
    ))
}

type PlacesProps = Pick<Props, 'href' | 'route' | 'onChoose'> & { readonly places: PlacesAnswer[number]['places']; readonly at: string }

const Places = ({ places, at, route, href, onChoose }: PlacesProps) => {
  if (places.length === 0) return null
  return (
    <ul className="chooser-places">
      {places.map(({ id, heading }) => {
        const to = at === route ? `#${id}` : `${at}#${id}`
        return (
          <li key={id}>
            <button type="button" data-option className="chooser-row" aria-current={href === to ? 'true' : undefined} onClick={() => onChoose(to)}>
              <Sign name="link" size={14} />
              <span>{heading}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const Outside = ({ label, example, first, onDone }: { label: string; example: string; first: string; onDone: (text: string) => void }) => {
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
      <TextField.Root id="chooser-outside" size="3" placeholder={example} value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit">Use this</Button>
    </form>
  )
}
