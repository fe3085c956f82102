import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePages } from '../../store/useStudio.ts'
import { PageSelect } from '../parts/PageSelect.tsx'
import { PlanDialog } from '../parts/PlanDialog.tsx'

type Props = { readonly route: string; readonly name: string; readonly close: () => void }

/** Takes a page out. What led there leads to another page, or is told. */
export const RemovePage = ({ route, name, close }: Props) => {
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
        <PageSelect
          label="Where do links to it lead then?"
          none="Nowhere: its entries in menus and lists are removed"
          value={to}
          choose={setTo}
          among={pages.flatMap((page) => (page.route === route ? [] : [page.route]))}
        />
      </div>
    </PlanDialog>
  )
}
