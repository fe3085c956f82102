import { type OldAddressFault, readOldAddress } from '../../../core/model/text/oldAddress.ts'
import { msg } from '../messages/msg.ts'
import type { Report } from '../types/report.ts'

type Said = Pick<Report, 'message' | 'suggestion'>

const ofQuery = (from: string, isPage: (path: string) => boolean): Said => {
  const path = from.slice(0, from.indexOf('?')) || '/'
  return {
    message: msg('oldAddressHasQuery', { from }),
    suggestion: isPage(path)
      ? msg('removeRedirectOfQuery', { path })
      : msg('redirectWithoutQuery', { path }),
  }
}

const ofBlank = (from: string): Said =>
  /[^\S ]/.test(from)
    ? {
        message: msg('oldAddressHasTab', { from }),
        suggestion: msg('writeWithoutIt'),
      }
    : {
        message: msg('oldAddressHasBlank', { from }),
        suggestion: msg('writeBlankEncoded', { from }),
      }

const words: Readonly<
  Record<
    OldAddressFault['kind'],
    (from: string, fault: OldAddressFault, isPage: (path: string) => boolean) => Said
  >
> = {
  place: (from) => ({
    message: msg('oldAddressHasHash', { from }),
    suggestion: msg('writeWithoutHash'),
  }),
  query: (from, _, isPage) => ofQuery(from, isPage),
  blank: ofBlank,
  slashes: (from) => ({
    message: msg('oldAddressHasTwoSlashes', { from }),
    suggestion: msg('writeOneSlash', { from }),
  }),
  wild: (from) => ({
    message: msg('oldAddressHasWildcard', { from }),
    suggestion: msg('redirectEachAddress'),
  }),
  escape: (from) => ({
    message: msg('oldAddressHasBadPercent', { from }),
    suggestion: msg('writePercentEncoded'),
  }),
  dot: (from) => ({
    message: msg('oldAddressPartBeginsWithDot', { from }),
    suggestion: msg('removeRedirectOrRename'),
  }),
  end: (from) => ({
    message: msg('oldAddressPartEndsWithDot', { from }),
    suggestion: msg('removeRedirectOrRename'),
  }),
  sign: (from, { sign = '' }) => ({
    message: msg('oldAddressHasBadSign', { from, sign }),
    suggestion: msg('removeRedirectOrRename'),
  }),
  long: (from, { bytes = 0 }) => ({
    message: msg('oldAddressTooLong', { from, bytes }),
    suggestion: msg('oldAddressLengths'),
  }),
}

/** What to say of an address that no redirect can lead from; undefined for one that can. `isPage` tells whether there is a page. */
export const refuseOldAddress = (
  from: string,
  isPage: (path: string) => boolean,
): Said | undefined => {
  const read = readOldAddress(from)
  return 'fault' in read ? words[read.fault.kind](from, read.fault, isPage) : undefined
}
