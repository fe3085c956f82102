import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { LinkChooser } from '../../choosers/LinkChooser.tsx'
import { usePages } from '../../store/useStudio.ts'
import { Sign } from '../../ui/Sign.tsx'
import { usePageNames } from './usePageNames.ts'

type Props = {
  readonly label: string
  /** What it says if no page is chosen. */
  readonly none: string
  readonly value: string
  readonly choose: (route: string) => void
  /** The addresses of the pages to choose from: without them, all of the site. */
  readonly among?: readonly string[]
  readonly describedBy?: string
}

/** One page of the site, chosen as links are. */
export const PageSelect = ({ label, none, value, choose, among, describedBy }: Props) => {
  const id = useId()
  const pages = usePages()
  const called = usePageNames()
  const [isOpen, setOpen] = useState(false)
  const page = pages.find(({ route }) => route === value)
  return (
    <>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <Button
        type="button"
        id={id}
        variant="surface"
        color="gray"
        highContrast
        className="view-page"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <span>{page ? `${called(page.route, page.title)} (${page.route})` : none}</span>
        <Sign name="open" size={12} />
      </Button>
      {isOpen ? (
        <LinkChooser
          title={label}
          href={value}
          onlyPages
          among={among ?? pages.map(({ route }) => route)}
          route={undefined}
          {...(page ? { none } : {})}
          onClose={() => setOpen(false)}
          onChoose={(route) => {
            setOpen(false)
            choose(route)
          }}
        />
      ) : null}
    </>
  )
}
