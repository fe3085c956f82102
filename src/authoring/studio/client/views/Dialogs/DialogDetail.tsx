import { Button, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { dialogRoute } from '../../../../../core/document/addresses.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useSiteKit } from '../../store/useSiteKit.ts'
import { useDocument } from '../../store/useStudio.ts'
import { PlanDialog } from '../parts/PlanDialog.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { FieldNames } from './FieldNames.tsx'
import { FormLooks } from './FormLooks.tsx'
import { FormTexts } from './FormTexts.tsx'
import { formsOf, type ShownForm } from './formsOf.ts'

/** What becomes of an answer, in words. */
const AfterSending = ({ form }: { form: ShownForm }) => {
  const settings = useDocument('pages/_site.json')?.value
  const forms = isObject(settings) && isObject(settings['forms']) ? settings['forms'] : {}
  const own = forms[form.name]
  const id = isObject(own) ? own['id'] : undefined
  return (
    <section aria-label="What becomes of an answer">
      <h2 className="site-heading">What becomes of an answer</h2>
      <p>
        {typeof id === 'string'
          ? `It is checked here and at the form service, which keeps it under the id “${id}” before it thanks the visitor. `
          : 'The settings give this form no id yet: its answers have nowhere to go. '}
        <Link className="view-link" to="/_site/forms">
          Where answers go
        </Link>
      </p>
      <p className="studio-quiet">It brings: {form.fields.map(({ label }) => label).join(', ')}.</p>
    </section>
  )
}

/** A dialog as a whole: its name, what it sends, how its form looks in each state. */
export const DialogDetail = () => {
  const { id: dialog = '' } = useParams()
  const field = useId()
  const navigate = useNavigate()
  const listed = useDialogs().find((one) => one.id === dialog)
  const document = useDocument(listed?.file)
  const kit = useSiteKit()
  const [open, setOpen] = useState<'move' | 'copy' | 'remove'>()
  const [to, setTo] = useState(dialog)
  const close = () => setOpen(undefined)
  const route = dialogRoute(dialog)
  const begin = (what: 'move' | 'copy' | 'remove') => () => {
    setTo(dialog)
    setOpen(what)
  }
  const name = (
    <div className="view-form">
      <label htmlFor={field}>Name</label>
      <TextField.Root
        id={field}
        size="3"
        autoComplete="off"
        spellCheck={false}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
    </div>
  )
  const forms = kit ? formsOf(kit.choices, document?.value) : []
  return (
    <>
      <p className="view-back">
        <Link to="/_site/dialogs">All forms</Link>
      </p>
      <ViewHead
        title={listed?.title ?? dialog}
        tools={
          <>
            <Button asChild>
              <Link to={route}>Write on it</Link>
            </Button>
            <Button variant="soft" color="gray" highContrast onClick={begin('copy')}>
              Copy …
            </Button>
            <Button variant="soft" color="gray" highContrast onClick={begin('move')}>
              Rename …
            </Button>
            <Button variant="soft" color="red" onClick={begin('remove')}>
              Remove …
            </Button>
          </>
        }
      >
        {route}
      </ViewHead>
      {forms.map((form) => (
        <div key={form.name} className="dialog-form">
          <AfterSending form={form} />
          <div className="dialog-states">
            {listed ? <FormTexts file={listed.file} form={form} /> : null}
            <FormLooks name={form.name} />
          </div>
          <FieldNames form={form} />
        </div>
      ))}
      {open === 'move' ? (
        <PlanDialog
          title="Another name for this form"
          about="Buttons that open it follow; its old address leads on."
          command={
            to.trim() === dialog
              ? undefined
              : {
                  kind: 'rename',
                  from: { kind: 'dialog', name: dialog },
                  to: { kind: 'dialog', name: to.trim() },
                }
          }
          does="Rename it"
          close={close}
          onDone={() => navigate(`/_site/dialogs/${to.trim()}`)}
        >
          {name}
        </PlanDialog>
      ) : null}
      {open === 'copy' ? (
        <PlanDialog
          title="A form like this one"
          command={
            to.trim() === dialog
              ? undefined
              : { kind: 'copyPage', from: route, to: dialogRoute(to.trim()) }
          }
          does="Copy it"
          close={close}
          onDone={() => navigate(`/_site/dialogs/${to.trim()}`)}
        >
          {name}
        </PlanDialog>
      ) : null}
      {open === 'remove' ? (
        <PlanDialog
          title="Remove this form"
          command={{ kind: 'remove', target: { kind: 'dialog', name: dialog } }}
          does="Remove it"
          isRemoval
          close={close}
          onDone={() => navigate('/_site/dialogs')}
        />
      ) : null}
    </>
  )
}
