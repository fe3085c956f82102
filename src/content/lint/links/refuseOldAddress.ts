import { type OldAddressFault, readOldAddress } from '../../../core/model/text/oldAddress.ts'
import type { Report } from '../types/report.ts'

type Said = Pick<Report, 'message' | 'suggestion'>

const ofQuery = (from: string, isPage: (path: string) => boolean): Said => {
  const path = from.slice(0, from.indexOf('?')) || '/'
  return {
    message: `${from} has a "?": hosts of plain files know no addresses by what follows it, so it can't be redirected.`,
    suggestion: isPage(path)
      ? `Take the redirect out: whoever comes by it gets the page ${path}.`
      : `Write "${path}": it leads on with anything that follows a "?".`,
  }
}

const ofBlank = (from: string): Said =>
  /[^\S ]/.test(from)
    ? {
        message: `${JSON.stringify(from)} is no address: it holds a tab, a line break or a blank of another kind.`,
        suggestion: 'Write it without.',
      }
    : {
        message: `"${from}" is no address: a blank in one is written as %20.`,
        suggestion: `Write "${from.replaceAll(' ', '%20')}".`,
      }

const words: Readonly<
  Record<
    OldAddressFault['kind'],
    (from: string, fault: OldAddressFault, isPage: (path: string) => boolean) => Said
  >
> = {
  place: (from) => ({
    message: `${from} has a "#": browsers keep what follows it to themselves, so no host can redirect it.`,
    suggestion: 'Write the address without it, or give the block that is meant this "id".',
  }),
  query: (from, _, isPage) => ofQuery(from, isPage),
  blank: ofBlank,
  slashes: (from) => ({
    message: `${from} has two slashes in a row; what begins with two is an address of another site.`,
    suggestion: `Write "${from.replace(/\/{2,}/g, '/')}".`,
  }),
  wild: (from) => ({
    message: `${from} has a sign that stands for other addresses on some hosts, and for itself on others.`,
    suggestion: 'Write one redirect for each old address.',
  }),
  escape: (from) => ({
    message: `${from} has a "%" that is not followed by the figures of a sign.`,
    suggestion: 'Write %25 where the sign itself is meant.',
  }),
  dot: (from) => ({
    message: `A part of ${from} begins with a dot: hosts keep such addresses hidden.`,
    suggestion: 'Take the redirect out, or name another address.',
  }),
  end: (from) => ({
    message: `A part of ${from} ends in a dot or a blank, which some systems drop from the names of files.`,
    suggestion: 'Take the redirect out, or name another address.',
  }),
  sign: (from, { sign = '' }) => ({
    message: `${JSON.stringify(from)} holds ${JSON.stringify(sign)}, a sign that not every host can have in an address.`,
    suggestion: 'Take the redirect out, or name another address.',
  }),
  long: (from, { bytes = 0 }) => ({
    message: `${from.slice(0, 40)}… is too long for the name of a file on a host of plain files: ${bytes} bytes with its ending.`,
    suggestion:
      'A part between slashes may have 247 bytes, the whole address 900; letters beyond a to z take two or more.',
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
