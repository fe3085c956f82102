import type { LanguageDocument } from '../../../document/language.ts'
import type { NavigationItem, SiteDocument } from '../../../document/site.ts'
import type { Dialog, Page, SiteLanguage } from '../../../kit/Site.ts'
import { nameOf } from '../ancestors.ts'
import { withBase } from './languagesOf.ts'

type SiteFrame = Pick<SiteDocument, 'navigation' | 'actions' | 'announcement' | 'footer'>
type Link = { readonly label: string; readonly href: string; readonly text?: string }
type Button = NonNullable<SiteDocument['actions']>[number]

/** What a language has of its own, and what is to become of the rest. */
type Given = {
  readonly language: SiteLanguage
  readonly pages: ReadonlyMap<string, Page>
  readonly dialogs: ReadonlyMap<string, Dialog>
  readonly untranslated: 'omit' | 'show'
}

/** Menus, buttons and texts around the pages of a language; `foreign` are those parts of them whose words are of the main one. */
export type Shown = SiteFrame & { readonly foreign: ReadonlySet<unknown> }

/** Words without a translation are left out, or kept and noted as foreign. */
const createKeeper = ({ untranslated }: Given, foreign: Set<unknown>) => ({
  rest: <T>(part: T): T[] => {
    if (untranslated === 'omit') return []
    foreign.add(part)
    return [part]
  },
  /** A heading over what is left has to stay. */
  over: <T>(part: T): T => {
    foreign.add(part)
    return part
  },
})

const linkIn = (given: Given, href: string | undefined): Link | undefined => {
  const page = href === undefined ? undefined : given.pages.get(withBase(href, given.language))
  return page && { label: nameOf(page), href: page.route }
}

const buttonIn = (given: Given, button: Button): Button | undefined => {
  const dialog = button.dialog === undefined ? undefined : given.dialogs.get(button.dialog)
  if (dialog) return { ...button, label: dialog.document.heading }
  const link = linkIn(given, button.href)
  return link && { ...button, ...link }
}

const menuIn = (
  given: Given,
  keep: ReturnType<typeof createKeeper>,
  items: readonly NavigationItem[],
): NavigationItem[] => {
  const linksOf = (links: readonly Link[]) =>
    links.flatMap(
      (link) => linkIn(given, link.href) ?? keep.rest({ label: link.label, href: link.href }),
    )
  return items.flatMap((item): NavigationItem[] => {
    if (!item.groups)
      return [linkIn(given, item.href)].flatMap((link) => link ?? keep.rest({ ...item }))
    const groups = item.groups.flatMap((group) => {
      const left = linksOf(group.items)
      return left.length > 0 ? [keep.over({ ...group, items: left })] : []
    })
    return groups.length > 0 ? [keep.over({ ...item, groups })] : []
  })
}

const footerIn = (
  given: Given,
  keep: ReturnType<typeof createKeeper>,
  { blurb, note, action, groups }: SiteDocument['footer'],
): SiteDocument['footer'] => {
  const texts =
    given.untranslated === 'show' ? { ...(blurb ? { blurb } : {}), ...(note ? { note } : {}) } : {}
  const [button] = action ? [buttonIn(given, action) ?? keep.rest(action)].flat() : []
  const left = menuIn(given, keep, [{ label: '', groups: [...groups] }]).flatMap(
    (item) => item.groups ?? [],
  )
  return keep.over({
    ...texts,
    ...(button ? { action: button } : {}),
    groups: left as SiteDocument['footer']['groups'],
  }) // their labels are those of the footer, which has them all
}

type Announcement = NonNullable<SiteDocument['announcement']>

/** A translated announcement that names no days is shown on those of the main language. */
const onDaysOf = (own: Announcement, main: Announcement | undefined): Announcement => {
  if (!main || own.from !== undefined || own.until !== undefined) return own
  const { from, until } = main
  return {
    ...own,
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  }
}

/**
 * What stands around the pages of a further language. What the language has not said stands there by its own pages: an entry that leads to
 * a page which it has bears that page's name. Of the rest its site decides. `main` has its facts written out.
 */
export const untranslated = (
  main: SiteFrame,
  own: LanguageDocument | undefined,
  given: Given,
): Shown => {
  const foreign = new Set<unknown>()
  const keep = createKeeper(given, foreign)
  const { navigation, actions, announcement, footer } = own ?? {}
  const buttons =
    actions ??
    (main.actions ?? []).flatMap((button) => buttonIn(given, button) ?? keep.rest({ ...button }))
  const told = announcement
    ? onDaysOf(announcement, main.announcement)
    : main.announcement
      ? keep.rest({ ...main.announcement })[0]
      : undefined
  return {
    navigation: navigation ?? menuIn(given, keep, main.navigation),
    actions: buttons,
    ...(told ? { announcement: told } : {}),
    footer: footer ?? footerIn(given, keep, main.footer),
    foreign,
  }
}
