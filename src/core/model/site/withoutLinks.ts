import type { NavigationItem, SiteDocument } from '../../document/site.ts'

type Linked = { readonly href?: string | undefined }

/** The menus and the footer of a site without the entries that lead to some routes; what would be left with nothing to lead to goes too. */
export const withoutLinks = (settings: SiteDocument, routes: ReadonlySet<string>): SiteDocument => {
  if (routes.size === 0) return settings
  const leads = ({ href }: Linked) => href === undefined || !routes.has(href.replace(/[?#].*$/, ''))
  const unlinked = <T extends Linked>({ href: _, ...rest }: T) => rest
  const entry = (item: NavigationItem): NavigationItem[] => {
    if (!item.groups) return leads(item) ? [item] : []
    const groups = item.groups
      .map((group) => ({
        ...(leads(group) ? group : unlinked(group)),
        items: group.items.filter(leads),
      }))
      .filter(({ items }) => items.length > 0)
    return groups.length > 0 ? [{ ...(leads(item) ? item : unlinked(item)), groups }] : []
  }
  const { footer } = settings
  const groups = footer.groups
    .map((group) => ({ ...group, items: group.items.filter(leads) }))
    .filter(({ items }) => items.length > 0)
  return {
    ...settings,
    navigation: settings.navigation.flatMap(entry),
    footer: { ...footer, groups },
  }
}
