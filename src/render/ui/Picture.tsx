import type { FromSchema } from 'json-schema-to-ts'
import type { picture as schema } from '../../core/document/parts.ts'
import { Image } from './Image.tsx'
import { Link } from './Link.tsx'
import { usePage } from './PageContext.ts'

type Props = {
  picture: FromSchema<typeof schema>
  className?: string | undefined
  eager?: boolean
  /** Where a click on it leads; its words are then those of the link. */
  href?: string | undefined
}

/** A picture of the site with its size, so that nothing moves when it arrives. Loaded late unless it stands on top. */
export const Picture = ({ picture, className, eager = false, href }: Props) => {
  const asset = usePage().site.assets.get(picture.src)
  const image = (
    <Image
      className={className}
      src={picture.src}
      alt={picture.alt}
      width={asset?.width}
      height={asset?.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  )
  return href === undefined ? image : <Link href={href}>{image}</Link>
}
