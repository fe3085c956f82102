import { Button, Callout, Flex, Heading, Link, Select, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { typed } from '../../terminal/typed.mjs'
import { EditorLink } from './EditorLink.tsx'
import { useJson } from './useJson.ts'
import type { LiveOverview } from './useOverview.ts'

type Made = { readonly route: string; readonly path: string; readonly next: readonly string[] }
type Answer = { readonly made: Made } | { readonly message: string }

const ask = async (request: object): Promise<Answer> => {
  const response = await fetch('/~api/new', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request) })
  const body = (await response.json()) as Made & { message: string } // the shape is the one that the server's code gives
  return response.ok ? { made: body } : { message: body.message }
}

/** What `npm run new` does, as a form: a draft from a template, listed by another page if wanted. */
export const NewPage = ({ overview }: { overview: LiveOverview }) => {
  const [search] = useSearchParams()
  const [route, setRoute] = useState(search.get('route') ?? '/')
  const known = useJson<{ templates: readonly { readonly name: string; readonly what: string }[]; usual: string }>('/~api/templates')
  const [template, setTemplate] = useState<string>()
  const [linkFrom, setLinkFrom] = useState('none')
  const [answer, setAnswer] = useState<Answer>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask({ route, template: template ?? known?.usual, ...(linkFrom === 'none' ? {} : { linkFrom }) }).then(setAnswer, () =>
      setAnswer({ message: `The authoring server does not answer: is ${typed('dev')} still running?` }),
    )
  }
  const pages = overview.documents.flatMap(({ path, route: at, shown }) => (at && shown === 'now' && !/\/_/.test(path) ? [at] : []))
  return (
    <Flex asChild direction="column" gap="4" p="5" maxWidth="40rem">
      <form onSubmit={submit}>
        <Heading size="5" as="h2">
          New page
        </Heading>
        <Flex direction="column" gap="1">
          <Text as="label" weight="bold" htmlFor="new-route">
            Address
          </Text>
          <Text size="2" color="gray" id="new-route-hint">
            Where the page will stand: letters, digits and hyphens, such as /services/trademark.
          </Text>
          <TextField.Root
            id="new-route"
            name="route"
            aria-describedby="new-route-hint"
            value={route}
            onChange={(event) => setRoute(event.target.value)}
            required
          />
        </Flex>
        <Flex direction="column" gap="1">
          <Text weight="bold" id="new-kind">
            Kind
          </Text>
          <Select.Root value={template ?? known?.usual ?? ''} onValueChange={setTemplate}>
            <Select.Trigger aria-labelledby="new-kind" />
            <Select.Content>
              {known?.templates.map(({ name, what }) => (
                <Select.Item value={name} key={name}>
                  {name}: {what}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        </Flex>
        <Flex direction="column" gap="1">
          <Text weight="bold" id="new-link">
            Listed by
          </Text>
          <Text size="2" color="gray">
            The page that shall lead to the new one. The entry shows once the new page is published.
          </Text>
          <Select.Root value={linkFrom} onValueChange={setLinkFrom}>
            <Select.Trigger aria-labelledby="new-link" />
            <Select.Content>
              <Select.Item value="none">no page yet</Select.Item>
              {pages.map((at) => (
                <Select.Item value={at} key={at}>
                  {at}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        </Flex>
        <Button type="submit" size="3" highContrast disabled={!known}>
          Write the draft
        </Button>
        <div aria-live="polite">{answer ? <Outcome answer={answer} root={overview.root} /> : null}</div>
      </form>
    </Flex>
  )
}

const Outcome = ({ answer, root }: { answer: Answer; root: string }) =>
  'message' in answer ? (
    <Callout.Root color="red" highContrast>
      <Callout.Text>{answer.message}</Callout.Text>
    </Callout.Root>
  ) : (
    <Callout.Root color="green" highContrast>
      <Callout.Text>
        {answer.made.next.map((line) => (
          <span key={line} className="authoring-line">
            {line}
          </span>
        ))}
        <Link asChild underline="always" highContrast>
          <RouterLink to={answer.made.route}>Look at it</RouterLink>
        </Link>{' '}
        or <EditorLink root={root} file={answer.made.path} label="open its file in the editor" />
      </Callout.Text>
    </Callout.Root>
  )
