import type { NavigationItem } from '../../core/document/site.ts'
import { useForeign } from '../ui/useForeign.ts'
import { MenuGroups } from './MenuGroups.tsx'

/** A menu of the header: a button and a popover, which the browser opens and closes by itself. */
export const Menu = ({ item, id }: { item: NavigationItem; id: string }) => (
  <>
    <button
      type="button"
      className="nav-item"
      popoverTarget={id}
      data-menu=""
      {...useForeign()(item)}
    >
      {item.label}
    </button>
    <div
      className={[
        'menu',
        item.width ? `menu-${item.width}` : '',
        (item.groups?.length ?? 0) > 2 ? 'menu-columns' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      id={id}
      popover="auto"
    >
      {/* a box of its own: columns in a box that scrolls would grow sideways */}
      <div>
        <MenuGroups groups={item.groups ?? []} />
      </div>
    </div>
  </>
)
