import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { isAssetAddress } from '../../core/document/addresses.ts'
import { isExternal, safeHref } from '../../core/model/text/safeHref.ts'
import { useLanguageOf } from './useLanguageOf.ts'

/** `lang` and `dir` are those of its words, where they are of another language than the page. */
type Props = {
  href: string
  children: ReactNode
  className?: string | undefined
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
}

/**
 * A link to anywhere. Pages of the site go through the router, which marks the current one with `aria-current`. An
 * address that is not allowed leaves only the words: lint reports it, and this holds where lint was skipped.
 */
export const Link = ({ href, children, className, ...words }: Props) => {
  const other = useLanguageOf(href)
  const safe = safeHref(href)
  if (safe === undefined) return <span>{children}</span>
  if (safe.startsWith('/') && !isAssetAddress(safe)) {
    // The class is a function so that the router adds none of its own: the style goes by `aria-current`.
    return (
      <NavLink
        to={safe}
        end
        discover="none"
        className={() => className}
        hrefLang={other?.tag}
        {...words}
      >
        {children}
        {other?.name ? <span lang={words.lang && other.own}> ({other.name})</span> : null}
      </NavLink>
    )
  }
  return (
    <a href={safe} className={className} rel={isExternal(safe) ? 'noopener' : undefined} {...words}>
      {children}
    </a>
  )
}
