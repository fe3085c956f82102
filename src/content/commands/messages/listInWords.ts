import { placeOf } from '../../../core/document/sources.ts'
import type { ListName } from './Words.ts'

/** Where a list stands: `Questions of “What people ask” on /repairs`. */
export const listInWords = (
  { title, of, file }: ListName,
  page: (path: string) => string,
): string => {
  if (title === undefined) return `the blocks of ${page(file)}`
  const part = of.length > 0 ? ` of “${of.join('” › “')}”` : ''
  return `${title}${part} ${placeOf(file)?.route === undefined ? 'in' : 'on'} ${page(file)}`
}
