import { homeOf } from '../../core/model/site/editions/editionOf.ts'
import { Image } from '../ui/Image.tsx'
import { Link } from '../ui/Link.tsx'
import { usePage } from '../ui/PageContext.ts'

/** The firm's mark and name, leading home. */
export const Brand = () => {
  const { site } = usePage()
  const { firm } = site.settings
  return (
    <Link href={homeOf(site)} className="brand">
      {firm.logo ? (
        <Image src={firm.logo} alt="" width="36" height="36" fetchPriority="low" />
      ) : null}
      <span>
        {firm.name}
        {firm.tagline ? <span className="brand-tagline">{firm.tagline}</span> : null}
      </span>
    </Link>
  )
}
