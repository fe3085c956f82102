import { shortHash } from '../../core/model/text/shortHash.ts'
import hideClosed from '../browser/inline/hideClosed.ts?script'
import { Action } from '../ui/Action.tsx'
import { Link } from '../ui/Link.tsx'
import { usePage } from '../ui/PageContext.ts'
import { Text } from '../ui/Text.tsx'
import { useForeign } from '../ui/useForeign.ts'
import { Brand } from './Brand.tsx'
import { Menu } from './Menu.tsx'
import { SmallMenu } from './SmallMenu.tsx'

/** The header of every page: firm, navigation with its menus, buttons; on small screens one menu for all. */
export const Header = () => {
  const { site, scripts } = usePage()
  const { navigation, actions = [], announcement: shown } = site.settings
  const { words } = site
  const foreign = useForeign()
  const told = shown && (shown.id ?? shortHash(shown.text))
  return (
    <>
      {shown ? (
        <aside
          className="announce"
          id={`_announcement-${told}`}
          aria-label={words.announcement}
          data-announcement={told}
          data-behaviour={scripts['browser/entries/announcement.ts']}
        >
          <p {...foreign(shown)}>
            <Text text={shown.text} />
          </p>
          <button type="button" className="announce-close" aria-label={words.dismiss} hidden>
            ×
          </button>
        </aside>
      ) : null}
      {shown ? <script dangerouslySetInnerHTML={{ __html: hideClosed }} /> : null}
      <header className="header" data-later="">
        <div className="header-wrap">
          <Brand />
          <nav className="nav" aria-label={words.mainNavigation}>
            {navigation.map((item, index) =>
              item.groups ? (
                <Menu item={item} id={`_menu-${index}`} key={item.label} />
              ) : (
                <Link
                  href={item.href ?? '/'}
                  className="nav-item"
                  key={item.label}
                  {...foreign(item)}
                >
                  {item.label}
                </Link>
              ),
            )}
          </nav>
          <div className="header-actions">
            {/* The first action is the prominent one; it stands last, at the end of the line. */}
            {actions.toReversed().map((action) => (
              <Action
                action={action}
                prominence={action === actions[0] ? 'primary' : 'secondary'}
                key={action.label}
              />
            ))}
          </div>
          {/* Filled for each page (src/site/build/pages/shellOf.tsx): it leads to that very page in other languages. */}
          {site.editions ? <div data-languages="" /> : null}
          <button type="button" className="ui-button ui-secondary toggle" popoverTarget="_menu">
            {words.menu}
          </button>
          <SmallMenu />
        </div>
      </header>
    </>
  )
}
