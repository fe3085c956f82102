type MailError = Error & {
  code?: string
  originalCode?: string
  command?: string
  responseCode?: number
  response?: string
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS|ALTNAME/

/** What a mail server's error means, in words for a log: what the server itself said may quote a visitor, so it is left out. */
const wordsOf = (
  { code = '', originalCode = '', command = '', responseCode }: MailError,
  host: string,
): string => {
  const server = `the mail server ${host}`
  const reply = responseCode ? ` (${responseCode})` : ''
  if (/^E(NO)?AUTH$|^EOAUTH2$/.test(code))
    return `${server} does not accept the user name or password in SMTP_URL${reply}`
  if (certificateCodes.test(originalCode) || code === 'ETLS')
    return `the encrypted connection to ${server} failed (${originalCode || code}). smtps: is for port 465, smtp: for 587`
  if (code === 'EDNS' || originalCode === 'ENOTFOUND')
    return `${server} is not known. Correct its name in SMTP_URL`
  if (code === 'ETIMEDOUT') return `${server} did not answer in time`
  if (originalCode === 'ECONNREFUSED') return `nothing answers as ${server}`
  if (command === 'MAIL FROM') return `${server} refuses the sender${reply}. LEADS_FROM names it`
  if (command === 'RCPT TO') return `${server} refuses all addresses of LEADS_TO${reply}`
  if (responseCode) return `${server} did not take the message${reply}`
  return `the connection to ${server} failed (${originalCode || code || 'for no known reason'})`
}

/** Why the mail server took nothing: `message` for the log, `details` with what it answered. */
export const mailFailure = (
  error: unknown,
  host: string,
): { readonly message: string; readonly details: string } => {
  const {
    name,
    message: text,
    ...known
  }: MailError = error instanceof Error ? Object.assign(error) : new Error(String(error))
  const message = wordsOf({ name, message: text, ...known }, host)
  return { message, details: known.response ? `${message}: ${known.response}` : message }
}
