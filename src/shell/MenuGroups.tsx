import type { NavigationItem } from '../document/site.ts'
import { Link } from '../ui/Link.tsx'

/** The groups of a menu: a heading, which may itself lead somewhere, and links. */
export const MenuGroups = ({ groups, texts = true }: { groups: NonNullable<NavigationItem['groups']>; texts?: boolean }) => (
  <>
    {groups.map((group, index) => (
      <div className="menu-group" key={group.label ?? index}>
        {group.label ? <p className="menu-title">{group.href ? <Link href={group.href}>{group.label}</Link> : group.label}</p> : null}
        <ul>
          {group.items.map((item) => (
            <li key={item.href}>
              <Link href={item.href}>{item.label}</Link>
              {texts && item.text ? <p className="menu-text">{item.text}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
)
