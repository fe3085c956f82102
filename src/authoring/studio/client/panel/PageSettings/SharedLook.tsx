import { useMemo } from 'react'
import { prompted } from '../../../../../core/model/text/unfinished.ts'
import { usePage } from '../../store/pageContext.ts'
import { siteOrigin } from '../../store/siteOrigin.ts'

/** What a page says of itself in its head, as the build writes it. */
const headOf = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
    undefined
  const picture = meta('og:image')
  return {
    title: prompted(page.title),
    description: prompted(meta('description') ?? ''),
    robots: meta('robots') ?? '',
    shared: prompted(meta('og:title') ?? page.title),
    address: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    picture: picture === undefined ? undefined : new URL(picture, siteOrigin()).pathname,
  }
}

/** How the page looks in a list of search results, and in a message that somebody sends with its address. */
export const SharedLook = () => {
  const { drawn } = usePage()
  const head = useMemo(() => (drawn ? headOf(drawn.html) : undefined), [drawn])
  if (!head) return null
  const host = head.address.replace(/^https?:\/\//, '')
  return (
    <div className="settings-look">
      <h3>In search results</h3>
      {head.robots.includes('noindex') ? (
        <p className="studio-quiet">Search engines are asked not to list it.</p>
      ) : null}
      <div className="settings-result">
        <span>{host.replaceAll('/', ' › ')}</span>
        <strong>{head.title}</strong>
        <p>{head.description}</p>
      </div>
      <h3>When it is shared</h3>
      <div className="settings-card">
        {head.picture ? <img src={head.picture} alt="What messengers show" loading="lazy" /> : null}
        <div>
          <strong>{head.shared}</strong>
          <span>{host.split('/')[0]}</span>
        </div>
      </div>
    </div>
  )
}
