import type { ComponentProps } from 'react'
import { usePage } from './PageContext.ts'

type Props = ComponentProps<'img'> & { readonly src: string; readonly alt: string }

/** A picture file. A drawing with dark colours of its own is chosen by the page, since not every engine asks inside an `img`. */
export const Image = ({ src, alt, ...attributes }: Props) => {
  const { assets, settings } = usePage().site
  const dark = assets.get(src)?.dark
  const { scheme = 'auto' } = settings.theme
  if (!dark || scheme !== 'auto')
    return <img {...attributes} alt={alt} src={(scheme === 'dark' && dark) || src} />
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img {...attributes} alt={alt} src={src} />
    </picture>
  )
}
