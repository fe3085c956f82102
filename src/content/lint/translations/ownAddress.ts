import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { withBase, withoutBase } from '../../../core/model/site/editions/languagesOf.ts'
import { languagesOf } from '../named/languagesOf.ts'
import type { Context } from '../types/context.ts'

/** The address in a language of a page that an address of the main one names, where the language has it. */
export const ownAddress = (
  href: string,
  { base }: SiteLanguage,
  context: Context,
): string | undefined => {
  const [path = ''] = href.split(/[?#]/)
  const isOther = languagesOf(context).some(
    (other) => other.base !== '' && withoutBase(path, other) !== path,
  )
  if (!path.startsWith('/') || isOther) return undefined
  const own = withBase(path, { base })
  const target = context.routes.get(own)
  return target && !target.summary.draft ? own + href.slice(path.length) : undefined
}
