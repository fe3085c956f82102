import { joinWords } from '../../../core/text/joinWords.ts'
import { pluralWord } from '../../../core/text/plural.ts'
import { type NamedThing, namedThings } from './namedThings.ts'
import { type StrangeSign, signInWords } from './signInWords.ts'
import type { Words } from './Words.ts'
export const links = {
  didYouMean: ({ meant, sign }: { meant: string; sign: StrangeSign | undefined }) =>
    `Did you mean "${meant}"?${signInWords(sign)}`,
  didYouMeanKey: ({ meant, sign }: { meant: string; sign: StrangeSign | undefined }, w: Words) =>
    `Did you mean ${w.key(meant)}?${signInWords(sign)}`,
  writeKey: ({ name }: { name: string }, w: Words) => `Write ${w.key(name)}`,
  takeOutHere: () => 'Take it out here.',
  ownOriginInLink: ({ href }: { href: string }) => `${href} is an address of this site.`,
  writeFromRoot: ({ own }: { own: string }) =>
    `Write "${own}", which holds wherever the site stands.`,
  pageNotShownYet: ({ path, from }: { path: string; from: string }, w: Words) =>
    `${path} is not shown before ${w.day(from)}.`,
  pageNoLongerShown: ({ path, until }: { path: string; until: string }, w: Words) =>
    `${path} is no longer shown: its last day is ${w.day(until)}.`,
  linkEmpty: () => 'The address of the link is empty.',
  writePageAddress: () => 'Write a page of this site, such as /contact.',
  linkUnfinished: () => 'It is not said yet where this leads.',
  linkOnlyHash: () => 'The address "#" leads nowhere.',
  namePlaceOnPage: () => 'Name the place, such as #fees.',
  linksToMissingPlace: ({ name }: { name: string }) =>
    `Links lead to a place "#${name}", which this page does not have`,
  restorePlaceId: (_: undefined, w: Words) =>
    `If an ${w.key('id')} or a heading was changed here, give that block the ${w.key('id')} that the links name, or change the links.`,
  noSuchPlace: ({ href, name, path }: { href: string; name: string; path: string }, w: Words) =>
    `${href} leads to a place "#${name}" that ${w.document(path)} does not have.`,
  writePlace: ({ near }: { near: string }) => `Write "#${near}"`,
  pageHasPlaces: ({ ids }: { ids: readonly string[] }) =>
    `The page has ${ids.map((id) => `#${id}`).join(', ')}.`,
  giveBlockThatId: (_: undefined, w: Words) => `Give the block there that ${w.key('id')}.`,
  endsBeforeStart: (
    { until, from, noun }: { until: string; from: string; noun: string },
    w: Words,
  ) =>
    `The last day ${w.day(until)} is before the first day ${w.day(from)}: nobody ever sees this ${noun}.`,
  correctOneOfTwo: () => 'Correct one of the two.',
  announcementEnded: ({ until }: { until: string }, w: Words) =>
    `The announcement ended on ${w.day(until)}; visitors no longer see it.`,
  removeAnnouncementOrExtend: (_: undefined, w: Words) =>
    `Remove ${w.key('announcement')}, or write a later day.`,
  partEnded: ({ noun, until }: { noun: string; until: string }, w: Words) =>
    `The last day of this ${noun} was ${w.day(until)}: visitors no longer see it.`,
  removePartOrExtend: ({ noun }: { noun: string }) => `Remove the ${noun}, or write a later day.`,
  pageNeededEveryDay: () => 'This page is needed on every day.',
  takeKeyFromPage: ({ key }: { key: string }, w: Words) =>
    `Take ${w.key(key)} away; blocks of the page may have it.`,
  writeAndRedirect: ({ value, path }: { value: string; path: string }) =>
    `Write "${value}", and lead ${path} on to it`,
  noPageWithEnding: ({ path }: { path: string }) =>
    `There is no page ${path}: the address is written without what follows it.`,
  noPageInThatCase: ({ path }: { path: string }) =>
    `There is no page ${path}: capital and small letters differ.`,
  formerNameIsToday: ({ name, thing }: { name: string; thing: NamedThing }) =>
    `"${name}" says nothing here: it is the ${namedThings[thing].called} of today.`,
  formerNameTwice: ({ name }: { name: string }) =>
    `"${name}" says nothing here: it stands here already.`,
  formerNameOfOther: ({ name, thing }: { name: string; thing: NamedThing }) =>
    `"${name}" is ${namedThings[thing].other}'s ${namedThings[thing].called} of today: what arrives under it is that one's.`,
  formerNameOfTwo: ({ name, thing, other }: { name: string; thing: NamedThing; other: string }) =>
    `"${name}" was the ${namedThings[thing].called} of ${namedThings[thing].the(other)} too: nobody could tell which one an old page means.`,
  redirectTo: ({ path, to }: { path: string; to: string }) => `Lead ${path} on to ${to}`,
  addPageOrLinkElsewhere: ({ path }: { path: string }, w: Words) =>
    `Add ${w.document(`pages${path === '/' ? '/index' : path}.json`)}, or link to a page that is there.`,
  addFirstDialog: ({ file }: { file: string }, w: Words) =>
    `The site has none yet: add ${w.document(file)}.`,
  dialogsAre: ({ known, file }: { known: readonly string[]; file: string }, w: Words) =>
    `${pluralWord(known.length, 'There is only', 'There are')} ${joinWords(
      known.map((id) => `"${id}"`),
      'and',
    )}. A new one would be ${w.document(file)}.`,
  noLeadingSlash: ({ href }: { href: string }) => `${href} does not begin with a slash.`,
  emailWithoutMailto: ({ href }: { href: string }) =>
    `${href} is an e-mail address without "mailto:".`,
  writeMailto: ({ href }: { href: string }) => `Write "mailto:${href}".`,
  otherSiteWithoutScheme: ({ href }: { href: string }) =>
    `${href} is another site's address without "https://".`,
  writeHttps: ({ href }: { href: string }) => `Write "https://${href}".`,
  noColonAfterScheme: ({ href, scheme }: { href: string; scheme: string }) =>
    `${href} lacks the colon after "${scheme}".`,
  writeSchemeAndRest: ({ scheme, rest }: { scheme: string; rest: string }) =>
    `Write "${scheme}://${rest}".`,
  beginAtRoot: () => 'Addresses of this site begin at its root: /services/repair.',
  schemeNotAllowed: ({ scheme }: { scheme: string }) =>
    `Addresses that begin with ${scheme} are not allowed.`,
  didYouMeanValue: ({ value }: { value: string }) => `Did you mean "${value}"?`,
  allowedSchemes: () =>
    'Allowed are pages of this site (/contact), places on the page (#fees), https:, http:, mailto: and tel:.',
  writeWholeAddress: () =>
    'Write the whole address as a browser shows it, such as https://www.example.org/page.',
  addressHasBlank: ({ href }: { href: string }) =>
    `${JSON.stringify(href)} is no address: it holds a space, a line break or a backslash.`,
  writeWithoutIt: () => 'Write it without.',
  schemeMissing: ({ href }: { href: string }) => `${href} leaves the site without saying how.`,
  writeHttpsForOtherSite: ({ href }: { href: string }) => `Write https:${href} for another site.`,
  siteNameMissing: ({ href }: { href: string }) =>
    `${href} names no site: its name stands after "${href.slice(0, href.indexOf(':'))}://".`,
  addressHasUser: ({ href }: { href: string }) =>
    `${href} holds a user's name before the "@", which everybody can read.`,
  addressHasBadPort: ({ href }: { href: string }) =>
    `${href} names a port that there is not: ports are numbers from 1 to 65535.`,
  addressHasBadSite: ({ site }: { site: string }) =>
    `"${site}" is no name of a site that visitors can reach.`,
  oldAddressHasQuery: ({ from }: { from: string }) =>
    `${from} has a "?": hosts of plain files know no addresses by what follows it, so it can't be redirected.`,
  removeRedirectOfQuery: ({ path }: { path: string }) =>
    `Take the redirect out: whoever comes by it gets the page ${path}.`,
  redirectWithoutQuery: ({ path }: { path: string }) =>
    `Write "${path}": it leads on with anything that follows a "?".`,
  oldAddressHasTab: ({ from }: { from: string }) =>
    `${JSON.stringify(from)} is no address: it holds a tab, a line break or a blank of another kind.`,
  oldAddressHasBlank: ({ from }: { from: string }) =>
    `"${from}" is no address: a blank in one is written as %20.`,
  writeBlankEncoded: ({ from }: { from: string }) => `Write "${from.replaceAll(' ', '%20')}".`,
  oldAddressHasHash: ({ from }: { from: string }) =>
    `${from} has a "#": browsers keep what follows it to themselves, so no host can redirect it.`,
  writeWithoutHash: (_: undefined, w: Words) =>
    `Write the address without it, or give the block that is meant this ${w.key('id')}.`,
  oldAddressHasTwoSlashes: ({ from }: { from: string }) =>
    `${from} has two slashes in a row; what begins with two is an address of another site.`,
  writeOneSlash: ({ from }: { from: string }) => `Write "${from.replace(/\/{2,}/g, '/')}".`,
  oldAddressHasWildcard: ({ from }: { from: string }) =>
    `${from} has a sign that stands for other addresses on some hosts, and for itself on others.`,
  redirectEachAddress: () => 'Write one redirect for each old address.',
  oldAddressHasBadPercent: ({ from }: { from: string }) =>
    `${from} has a "%" that is not followed by the figures of a sign.`,
  writePercentEncoded: () => 'Write %25 where the sign itself is meant.',
  oldAddressPartBeginsWithDot: ({ from }: { from: string }) =>
    `A part of ${from} begins with a dot: hosts keep such addresses hidden.`,
  removeRedirectOrRename: () => 'Take the redirect out, or name another address.',
  oldAddressPartEndsWithDot: ({ from }: { from: string }) =>
    `A part of ${from} ends in a dot or a blank, which some systems drop from the names of files.`,
  oldAddressHasBadSign: ({ from, sign }: { from: string; sign: string }) =>
    `${JSON.stringify(from)} holds ${JSON.stringify(sign)}, a sign that not every host can have in an address.`,
  oldAddressTooLong: ({ from, bytes }: { from: string; bytes: number }) =>
    `${from.slice(0, 40)}… is too long for the name of a file on a host of plain files: ${bytes} bytes with its ending.`,
  oldAddressLengths: () =>
    'A part between slashes may have 247 bytes, the whole address 900; letters beyond a to z take two or more.',
  menuLeadsNowhere: ({ label }: { label: string }) => `"${label}" leads nowhere and opens no menu.`,
  menuAddressUnused: ({ label }: { label: string }) =>
    `"${label}" opens a menu, so its own address is never followed.`,
  moveAddressIntoGroup: () => 'Put the address into one of the groups.',
  writeOrigin: () => 'Write https:// and the name of the site, such as "https://www.example.com".',
  pageUnreached: ({ route }: { route: string }) => `No page and no menu leads to ${route}.`,
  linkFromItsPage: () => 'Link to it from the page that it belongs to.',
  ownParent: () => 'The page is its own parent.',
  parentsInCircle: ({ route }: { route: string }) =>
    `The way up from ${route} comes back to ${route}.`,
  nameParent: () => 'Name the page that this one belongs to.',
  removeOneRedirect: () =>
    'Remove one of the two: capital letters and a slash at the end make no difference.',
  redirectByItself: ({ from, page }: { from: string; page: string }) =>
    `${from} leads to ${page} without a redirect: on hosts of plain files it is the page itself, all others lead on.`,
  removeIdleRedirect: () => 'Take the redirect out: it does nothing.',
  redirectOfPage: ({ page }: { page: string }) =>
    `There is a page ${page}, so this redirect never works.`,
  removeRedirectOrRenamePage: () => 'Remove the redirect, or rename the page.',
  redirectNeedsFile: ({ owner }: { owner: string }) =>
    `${owner} is a file that this redirect would need another for.`,
  removeRedirectOrRenameFile: () => 'Take the redirect out, or rename what stands there.',
  joinRedirects: () => 'Let both lead to one place, or remove one of the two.',
  redirectFromMissing: () => 'It is not said yet which old address leads on.',
  writeOldAddress: () => 'Write it, such as /about-us.html.',
  redirectOfEngine: ({ from }: { from: string }) =>
    `${from} belongs to the engine, which answers it itself.`,
  removeRedirect: () => 'Take the redirect out.',
  redirectToNowhere: ({ to }: { to: string }) => `${to} is no address to lead to.`,
  writeTarget: () => 'Write a page of this site, such as /contact, or an https: address.',
  redirectToItself: ({ from }: { from: string }) => `${from} leads to itself.`,
  nameOtherTarget: () => 'Name another page, or remove the redirect.',
  redirectsInCircle: () => 'This redirect leads in circles.',
  leadToExistingPage: () => 'Let it lead to a page that is there.',
  redirectToRedirect: ({ to }: { to: string }) => `${to} is itself redirected.`,
  targetTooLong: ({ to, length }: { to: string; length: number }) =>
    `${to.slice(0, 40)}… is too long to lead to: ${length} signs.`,
  keepTargetBelow: ({ longestTarget }: { longestTarget: number }) =>
    `Keep it below ${longestTarget}.`,
  sameAddress: ({ path, route }: { path: string; route: string }, w: Words) =>
    `${w.document(path)} has the same address ${route}.`,
  addressDiffersInCase: (
    { path, other, route }: { path: string; other: string; route: string },
    w: Words,
  ) =>
    `${w.document(path)} has the address ${other}, which differs only in capital letters from ${route}.`,
  folderDiffersInCase: ({ own, before }: { own: string; before: string }) =>
    `The folder "${own}" differs only in capital letters from "${before}": Windows and macOS can’t keep both.`,
  fileDiffersInCase: ({ own, before }: { own: string; before: string }) =>
    `The file "${own}" differs only in capital letters from "${before}": Windows and macOS can’t keep both.`,
  joinFolders: () => 'Move its files into one of the two.',
  renameOrRemoveOne: () => 'Rename or remove one of the two.',
  addressOfEngine: ({ route }: { route: string }) => `The address ${route} belongs to the engine.`,
  renameFile: () => 'Give the file another name.',
  folderOfEngine: ({ address }: { address: string }) =>
    `The address ${address} belongs to the engine, which writes files of its own there.`,
  moveToOtherFolder: () => 'Move the file to a folder of another name.',
  linkWithoutText: () => 'The link has no text.',
  writeLinkText: () => 'Say where it leads: [label](/address).',
  linkTextVague: ({ label }: { label: string }) => `"${label}" does not say where the link leads.`,
  linkWordsOfPage: () => 'Link the words that name the page.',
  buttonVague: ({ label }: { label: string }) => `"${label}" does not say about what.`,
  addAbout: (_: undefined, w: Words) => `Add ${w.key('about')}: it is read after the label.`,
  originWrittenOtherwise: ({ origin }: { origin: string }) =>
    `${JSON.stringify(origin)} is not written as browsers write it.`,
  originHasPath: ({ origin, path }: { origin: string; path: string }) =>
    `${JSON.stringify(origin)} has the path ${path}, but a site is published at the root of its host.`,
  originNotAnAddress: ({ origin }: { origin: string }) =>
    `${JSON.stringify(origin)} is no address that a browser can open.`,
}

/** For people who see the files: authors have texts of their own. */
export const linksInFiles = {
  startLinkLater: ({ from }: { from: string }) =>
    `Give the block of the link "from": "${from}", or take the link out until then.`,
  endLinkEarlier: ({ until, path }: { until: string; path: string }) =>
    `Give the block of the link "until": "${until}", take the link out, or add a redirect from ${path}.`,
  pageIsDraft: ({ path }: { path: string }) => `${path} is a draft, which is not published.`,
  publishOrUnlink: () => 'Publish it, or take the link out.',
  wasItRenamed: ({ path, heirs }: { path: string; heirs: readonly string[] }, w: Words) =>
    `Was it renamed to ${joinWords(heirs)}? Then change the links, or add { ${w.key('from')}: "${path}", ${w.key('to')}: ${heirs.length > 1 ? '…' : `"${heirs[0]}"`} } to ${w.key('redirects')} in ${w.document('pages/_site.json')}, so that old bookmarks lead there too.`,
  noDialog: ({ written }: { written: string }) => `There is no dialog "${written}".`,
  dialogNeedsNoFolder: ({ id }: { id: string }) =>
    `Write "${id}": a dialog goes by the name of its file alone.`,
  addHrefOrGroups: (_: undefined, w: Words) =>
    `Add ${w.key('href')} with an address, or ${w.key('groups')} with links.`,
  redirectTwice: ({
    from,
    before,
    as,
    line,
  }: {
    from: string
    before: number
    as: string
    line: number
  }) =>
    `${from} is redirected twice: on line ${before}${as === from ? '' : `, as ${as},`} and on line ${line}.`,
  redirectsShareFile: ({ from, other, line }: { from: string; other: string; line: number }) =>
    `On hosts of plain files ${from} and ${other} on line ${line} are one file, and they lead to two places.`,
  noAssetToLeadTo: ({ folder, file }: { folder: string; file: string }) =>
    `There is no file ${folder}/${file} to lead to.`,
}
