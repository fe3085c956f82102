import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePages } from '../../store/useStudio.ts'
import { PlanDialog } from '../parts/PlanDialog.tsx'

type Props = { readonly route: string; readonly name: string; readonly close: () => void }

/** Takes a page out. What led there leads to another page, or is told. */
export const RemovePage = ({ route, name, close }: Props) => {
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const pages = usePages()
  const [to, setTo] = useState('')
  return (
    <PlanDialog
      title={`Remove “${name}”`}
      about={route}
      command={{
        kind: 'remove',
        target: { kind: 'page', name: route },
        ...(to === '' ? {} : { to }),
      }}
      does="Remove it"
      isRemoval
      close={close}
      onDone={() => {
        if (pathname === route) navigate('/')
      }}
    >
      <div className="view-form">
        <label htmlFor={id}>What led there leads to</label>
        <select
          id={id}
          className="view-select"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        >
          <option value="">nowhere: entries of menus and lists go with it</option>
          {pages
            .filter((page) => page.route !== route)
            .map((page) => (
              <option key={page.route} value={page.route}>
                {page.title} ({page.route})
              </option>
            ))}
        </select>
      </div>
    </PlanDialog>
  )
}
