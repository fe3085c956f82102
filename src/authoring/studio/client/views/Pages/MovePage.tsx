import { Checkbox, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { targetOf } from '../../../../../content/commands/names/targetOf.ts'
import { pluralWord } from '../../../../../core/text/plural.ts'
import { typedAddress } from '../../store/addressFor.ts'
import { usePages, useStudio } from '../../store/useStudio.ts'
import { PlanDialog } from '../parts/PlanDialog.tsx'

type Props = { readonly route: string; readonly name: string; readonly close: () => void }

/** Gives a page another address. What leads to it follows, and the old address leads on. */
export const MovePage = ({ route, name, close }: Props) => {
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [to, setTo] = useState(route)
  const studio = useStudio()
  const below = usePages().filter((page) => page.route.startsWith(`${route}/`)).length
  const [goAlong, setGoAlong] = useState(true)
  const address = typedAddress(to, route.replace(/\/[^/]*$/, ''))
  return (
    <PlanDialog
      title={`Another address for “${name}”`}
      about="Links, menus and lists follow. Whoever comes by the old address is led on."
      command={
        address === route || address.length < 2
          ? undefined
          : { kind: 'rename', from: { kind: 'page', name: route }, to: targetOf(address) }
      }
      does="Move it"
      close={close}
      onDone={() => {
        if (below > 0 && goAlong)
          void studio.runCommand({
            kind: 'rename',
            from: { kind: 'folder', name: route },
            to: { kind: 'folder', name: address },
          })
        if (pathname === route) navigate(address)
      }}
    >
      <div className="view-form">
        <label htmlFor={id}>New address</label>
        <TextField.Root
          id={id}
          size="3"
          autoComplete="off"
          spellCheck={false}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        {below > 0 ? (
          <div className="view-check">
            <Checkbox
              id={`${id}-below`}
              checked={goAlong}
              onCheckedChange={(checked) => setGoAlong(checked === true)}
            />
            <label htmlFor={`${id}-below`}>
              {pluralWord(
                below,
                'The page below it goes along',
                `The ${below} pages below it go along`,
              )}
            </label>
          </div>
        ) : null}
      </div>
    </PlanDialog>
  )
}
