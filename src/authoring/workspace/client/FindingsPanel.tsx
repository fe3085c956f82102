import { Button, Flex, Heading, Text } from '@radix-ui/themes'
import { type ReactNode, useEffect, useState } from 'react'
import type { ListedDocument, ShownFinding } from '../overview.ts'
import { FindingCard } from './FindingCard.tsx'

type Props = {
  readonly document: ListedDocument | undefined
  readonly findings: readonly ShownFinding[]
  readonly root: string
  /** How a finding is told, where not in lint's own words with its line. */
  readonly card?: (finding: ShownFinding, index: number) => ReactNode
}

const headingOf = (document: ListedDocument | undefined, errors: number) => {
  if (document?.shown === 'before') return 'This page is shown as it was before the last change'
  if (document?.shown === 'never') return 'This page can’t be shown yet'
  return errors > 0 ? 'Mend this before you publish' : 'Worth a look'
}

/** What lint finds in the document in view, over the page. Closed by itself when nothing is left to say. */
export const FindingsPanel = ({
  document,
  findings,
  root,
  card = (finding, index) => <FindingCard finding={finding} root={root} key={index} />,
}: Props) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const [open, setOpen] = useState(errors > 0)
  // Errors open the panel by themselves; what is only worth a look waits to be asked for.
  useEffect(() => {
    setOpen(errors > 0)
  }, [errors])
  if (findings.length === 0) return null
  return (
    <section
      className="authoring-panel"
      data-open={open}
      aria-label="Findings"
      role={errors > 0 ? 'alert' : undefined}
    >
      <Flex justify="between" align="center" gap="3">
        <Heading size="3" as="h2">
          {headingOf(document, errors)}
        </Heading>
        <Button variant="soft" size="1" onClick={() => setOpen(!open)} aria-expanded={open}>
          {open ? 'Hide' : `Show ${findings.length}`}
        </Button>
      </Flex>
      {open ? <ul>{findings.map(card)}</ul> : null}
      {open && errors > 0 ? (
        <Text as="p" size="1" color="gray">
          Mend it and save: this goes away by itself.
        </Text>
      ) : null}
    </section>
  )
}
