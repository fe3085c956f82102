import type { NavigationItem } from '../../core/document/site.ts'
import { Link } from '../ui/Link.tsx'
import { useForeign } from '../ui/useForeign.ts'

/** The groups of a menu: a heading, which may itself lead somewhere, and links. */
export const MenuGroups = ({
  groups,
  texts = true,
}: {
  groups: NonNullable<NavigationItem['groups']>
  texts?: boolean
}) => {
  const foreign = useForeign()
  return (
    <>
      {groups.map((group, index) => (
        <div className="menu-group" key={group.label ?? index}>
          {group.label ? (
            <p className="menu-title" {...foreign(group)}>
              {group.href ? <Link href={group.href}>{group.label}</Link> : group.label}
            </p>
          ) : null}
          <ul>
            {group.items.map((item) => (
              <li key={item.href}>
                <Link href={item.href} {...foreign(item)}>
                  {item.label}
                </Link>
                {texts && item.text ? <p className="menu-text">{item.text}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
