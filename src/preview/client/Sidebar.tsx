import { Badge, Button, Callout, Flex, Heading, ScrollArea, Text, TextField } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { typed } from '../../terminal/typed.mjs'
import { PageList } from './PageList.tsx'
import type { LiveOverview } from './useOverview.ts'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The list of all documents, and what lint finds in the site. */
export const Sidebar = ({ overview, connected }: { overview: LiveOverview; connected: boolean }) => {
  const [filter, setFilter] = useState('')
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [amiss, setAmiss] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has chosen a document wants to see it
  useEffect(() => {
    setOpen(false)
  }, [pathname])
  const errors = overview.findings.filter(({ severity }) => severity === 'error').length
  const warnings = overview.findings.filter(({ severity }) => severity === 'warning').length
  const notes = overview.findings.filter(({ severity }) => severity === 'note').length
  const total = overview.findings.length
  const onlyAmiss = amiss && total > 0
  const showAmiss = () => {
    setAmiss(!onlyAmiss)
    setOpen(!onlyAmiss)
  }
  return (
    <nav className="authoring-side" aria-label="Documents" data-open={open}>
      <Flex direction="column" gap="3" p="3">
        <Heading size="3" as="h1">
          {overview.firm || 'A new site'}
        </Heading>
        <Flex gap="2" wrap="wrap" role="status">
          {errors > 0 ? (
            <Badge highContrast color="red">
              {plural(errors, 'error')}
            </Badge>
          ) : (
            <Badge highContrast color="green">
              No errors
            </Badge>
          )}
          {warnings > 0 ? (
            <Badge highContrast color="amber">
              {plural(warnings, 'warning')}
            </Badge>
          ) : null}
          {notes > 0 ? (
            <Badge highContrast color="gray">
              {plural(notes, 'note')}
            </Badge>
          ) : null}
          {connected ? null : (
            <Badge highContrast color="red">
              Not connected: is {typed('dev')} still running?
            </Badge>
          )}
        </Flex>
        {total > 0 ? (
          <Button className="authoring-amiss" variant="soft" size="1" highContrast onClick={showAmiss}>
            {onlyAmiss ? 'Show all documents' : 'Show where'}
          </Button>
        ) : null}
        {overview.gone.length > 0 ? (
          <Callout.Root color="red" size="1" role="alert">
            <Callout.Text>
              {overview.gone.join(', ')} {overview.gone.length === 1 ? 'is' : 'are'} no longer there, deleted or renamed, and something still leads to{' '}
              {overview.gone.length === 1 ? 'it' : 'them'}. Put {overview.gone.length === 1 ? 'it' : 'them'} back, or mend what the errors name.
            </Callout.Text>
          </Callout.Root>
        ) : null}
        {overview.problem ? (
          <Callout.Root color="red" size="1" role="alert">
            <Callout.Text>{overview.problem}</Callout.Text>
          </Callout.Root>
        ) : null}
        <Flex asChild gap="3">
          <div className="authoring-tools">
            <NavLink to="/_new">New page</NavLink>
            <NavLink to="/_gallery">Gallery</NavLink>
            <NavLink to="/_checker">Checker</NavLink>
            <Button className="authoring-toggle" variant="soft" size="1" aria-expanded={open} onClick={() => setOpen(!open)}>
              Documents
            </Button>
          </div>
        </Flex>
        <TextField.Root
          className="authoring-filter"
          placeholder="Find a page"
          aria-label="Find a page"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </Flex>
      <ScrollArea scrollbars="vertical" className="authoring-list">
        <PageList overview={overview} filter={filter} onlyAmiss={onlyAmiss} />
        {overview.documents.length === 0 ? <Text as="p">There are no documents in pages/ yet.</Text> : null}
      </ScrollArea>
    </nav>
  )
}
