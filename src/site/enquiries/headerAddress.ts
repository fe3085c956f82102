import { domainToASCII } from 'node:url'
import { trimInvisible } from '../../core/text/trimInvisible.ts'

/** The longest address in octets that can be delivered (RFC 5321, 4.5.3.1.3), far below the longest header line of 998. */
const maxOctets = 254

/** What a local part may hold without quotes, in ASCII: any other needs a mail server that knows SMTPUTF8. */
const localPart = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainName = new RegExp(`^${label}(?:\\.${label})*$`)

/** Both parts of an address, without what was copied along in them: characters that can't be seen, and the dot at the end of a sentence. */
const partsOf = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).replace(/\.$/, '')
  return [
    address.slice(0, Math.max(at, 0)).replace(/(?![\u200c\u200d])[\p{Cf}\p{DI}]/gu, ''), // some scripts need joiners
    domainToASCII(domain) || domain, // which leaves such characters out as well
  ]
}

/**
 * An email address as it stands in a header line; undefined when it can't: it is too long, it isn't one address, or it holds
 * characters that end a line or that not every mail server takes.
 */
export const headerAddress = (text: string): string | undefined => {
  const [local, domain] = partsOf(trimInvisible(text))
  const address = `${local}@${domain}`
  if (!localPart.test(local) || !domainName.test(domain)) return undefined
  return Buffer.byteLength(address) <= maxOctets ? address : undefined
}

/** One spelling for all of an address: domains in Unicode and in punycode, capitals, invisible characters around it and in it, and a dot at its end. */
export const normalizeAddress = (text: string): string => {
  const address = trimInvisible(text).normalize('NFC').toLowerCase()
  return address.includes('@') ? partsOf(address).join('@') : address
}

/** The most characters of a name in a header line: with four bytes each in base64, the line stays below 998 octets. */
const maxName = 100

/** A name that an author wrote, as it stands in a header line: on one line, and with its end left out when it is very long. */
export const headerName = (text: string): string => {
  const characters = [...text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()]
  return characters.length > maxName
    ? `${characters.slice(0, maxName - 1).join('')}…`
    : characters.join('')
}
