import { Actions } from '../ui/Action.tsx'
import { Link } from '../ui/Link.tsx'
import { usePage } from '../ui/PageContext.ts'
import { useForeign } from '../ui/useForeign.ts'
import { MenuGroups } from './MenuGroups.tsx'

/** The menu of small screens: all links, the groups folded. */
export const SmallMenu = () => {
  const { navigation, actions } = usePage().site.settings
  const { words } = usePage().site
  const foreign = useForeign()
  return (
    <nav className="menu mobile" id="_menu" popover="auto" aria-label={words.menu}>
      {navigation.map((item) =>
        item.groups ? (
          <details name="small-menu" key={item.label}>
            <summary {...foreign(item)}>{item.label}</summary>
            <MenuGroups groups={item.groups} texts={false} />
          </details>
        ) : (
          <Link href={item.href ?? '/'} key={item.label} {...foreign(item)}>
            {item.label}
          </Link>
        ),
      )}
      <Actions actions={actions} />
    </nav>
  )
}
