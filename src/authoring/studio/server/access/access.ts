import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { limitByAddress } from '../../../../site/server/addressLimits.ts'

/** Who may come in: everybody who is on this machine; on a network whoever may look; or, where the studio is shared, who has shown a code. */
export type Access = {
  /** Why nothing can be written, in words; undefined where it can. */
  readonly readOnly: string | undefined
  readonly admits: (headers: IncomingHttpHeaders) => boolean
  /** Takes a code that came from an address: returns the cookie of a session, or why not. */
  readonly enter: (
    code: string,
    address: string,
  ) => { readonly cookie: string } | { readonly why: string }
}

type Options = {
  readonly host: string
  readonly share: boolean
  readonly now: () => Date
  /** Shows a code to whoever sits at this machine. */
  readonly show: (code: string) => void
}

/** No letters or digits that are taken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 8
const cookieName = 'broadsheet-studio'
/** An address may show five wrong codes at once, and one more each minute. With 31⁸ codes, guessing takes longer than anyone lives. */
const wrongCodes = { size: 5, refill: 60_000 }
/** So many devices at once; the first one is forgotten then. */
const maxSessions = 20

const newCode = (): string =>
  Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')

/** @internal For tests. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

const cookieIn = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  cookie
    .split(/;\s*/)
    .find((part) => part.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)

const shared = ({ now, show }: Options): Access => {
  const sessions = new Set<string>()
  const mayTry = limitByAddress(wrongCodes)
  let code = newCode()
  const renew = () => {
    code = newCode()
    show(code)
  }
  show(code)
  return {
    readOnly: undefined,
    admits: (headers) => sessions.has(cookieIn(headers) ?? ''),
    enter: (given, address) => {
      const isRight = given.toLowerCase().replace(/[^a-z0-9]/g, '') === code
      if (!mayTry(address, now().getTime(), isRight ? 0 : 1))
        return {
          why: 'There were too many wrong codes from your address. Wait a minute, then try again.',
        }
      if (!isRight)
        return { why: 'This is not the code. It stands on the terminal in which the studio runs.' }
      const session = randomBytes(32).toString('base64url')
      sessions.add(session)
      if (sessions.size > maxSessions) sessions.delete([...sessions][0] ?? '')
      renew() // each lets one device in
      return { cookie: `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict` }
    },
  }
}

/** Opens the door of a studio. */
export const openAccess = (options: Options): Access => {
  if (options.share) return shared(options)
  const readOnly = isThisMachine(options.host)
    ? undefined
    : 'The studio was started for a whole network, so that here pages can only be looked at. Started with --share it lets in who knows a code.'
  return { readOnly, admits: () => true, enter: () => ({ why: 'Nobody needs a code here.' }) }
}
