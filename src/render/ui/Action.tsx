import type { FromSchema } from 'json-schema-to-ts'
import { dialogRoute } from '../../core/document/addresses.ts'
import type { action as schema } from '../../core/document/parts.ts'
import { HeardBehind } from './HeardBehind.tsx'
import { Link } from './Link.tsx'
import { usePage } from './PageContext.ts'
import { useForeign } from './useForeign.ts'
import { languageOf } from './useLanguageOf.ts'

export type ActionData = FromSchema<typeof schema>
export type Prominence = 'primary' | 'secondary' | 'quiet'

const classes = {
  primary: 'ui-button',
  secondary: 'ui-button ui-secondary',
  quiet: 'ui-button ui-quiet',
} as const

/** What `URLSearchParams` reads back, with the letters of all scripts as they are: by numbers each of Hindi would take nine. */
const presetText = (preset: ActionData['preset']): string =>
  Object.entries(preset ?? {})
    .map((pair) => pair.map((text) => text.replace(/[%&+=#]/g, encodeURIComponent)).join('='))
    .join('&')

/**
 * A link or a button that opens a dialog. The latter is a link to the dialog's own page, so that it works before and
 * without any script. It carries its own preset; that of the page stands once, on `main` (src/render/page/Page.tsx).
 */
export const Action = ({
  action,
  prominence = 'primary',
}: {
  action: ActionData
  prominence?: Prominence
}) => {
  const className = classes[prominence]
  const { site } = usePage()
  const words = useForeign()(action)
  const label = (
    <>
      {action.label}
      {action.about ? <HeardBehind label={action.label} about={action.about} /> : null}
    </>
  )
  if (action.dialog === undefined) {
    return (
      <Link href={action.href ?? '#'} className={className} {...words}>
        {label}
      </Link>
    )
  }
  const preset = presetText(action.preset)
  const dialog = site.dialogs.get(action.dialog)
  const route = dialog?.route ?? dialogRoute(action.dialog)
  return (
    <a
      className={className}
      href={route}
      hrefLang={languageOf(site, route)}
      aria-haspopup="dialog"
      data-preset={preset || undefined}
      {...words}
    >
      {label}
    </a>
  )
}

const order: readonly Prominence[] = ['primary', 'secondary', 'quiet']

/** A row of actions, the first one most prominent. */
export const Actions = ({
  actions,
  from = 'primary',
}: {
  actions: readonly ActionData[] | undefined
  from?: Prominence
}) => {
  if (!actions) return null
  const start = order.indexOf(from)
  return (
    <div className="section-actions">
      {actions.map((action, index) => (
        <Action
          key={action.label + index}
          action={action}
          prominence={order[Math.min(start + index, order.length - 1)] ?? 'quiet'}
        />
      ))}
    </div>
  )
}
