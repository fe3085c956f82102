import { isDeviceName } from '../../../../core/document/pagePath.ts'
import { plainLetters } from '../../../../core/model/text/plainLetters.ts'

/** The address that a title makes, below a page: "What we charge" below /about is /about/what-we-charge. Pure. */
export const addressFor = (title: string, below: string): string => {
  const own = plainLetters(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return own === '' ? '' : addressIn(below, isDeviceName(own) ? `${own}-page` : own)
}

/** The address that somebody has typed: one without a slash at its start is the last part of one in the folder `below`. Pure. */
export const typedAddress = (typed: string, below: string): string => {
  const own = typed.trim().replace(/\/+$/, '')
  return own.startsWith('/') || own === '' ? own.replace(/^\/*/, '/') : addressIn(below, own)
}

const addressIn = (below: string, own: string): string =>
  `${below === '/' ? '' : below.replace(/\/+$/, '')}/${own}`
