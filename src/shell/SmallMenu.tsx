import { Actions } from '../ui/Action.tsx'
import { Link } from '../ui/Link.tsx'
import { usePage } from '../ui/PageContext.ts'
import { MenuGroups } from './MenuGroups.tsx'

/** The menu of small screens: all links, the groups folded. */
export const SmallMenu = () => {
  const { navigation, actions } = usePage().site.settings
  const { words } = usePage().site
  return (
    <nav className="menu mobile" id="menu" popover="auto" aria-label={words.menu}>
      {navigation.map((item) =>
        item.groups ? (
          <details name="small-menu" key={item.label}>
            <summary>{item.label}</summary>
            <MenuGroups groups={item.groups} texts={false} />
          </details>
        ) : (
          <Link href={item.href ?? '/'} key={item.label}>
            {item.label}
          </Link>
        ),
      )}
      <Actions actions={actions} />
    </nav>
  )
}
