/**
 * Reads an origin that a person wrote, such as FORM_ENDPOINT or SITE_ORIGIN. Gives undefined for nothing; takes a slash at the
 * end. Throws, naming what was set, for anything else: a form would be sent to a wrong place, and its enquiries lost.
 */
export const readOrigin = (name: string, text: string | undefined): string | undefined => {
  const origin = text?.trim().replace(/\/$/, '')
  if (!origin) return undefined
  if (
    URL.canParse(origin) &&
    /^https?:$/.test(new URL(origin).protocol) &&
    new URL(origin).origin === origin
  )
    return origin
  throw new Error(
    `${name} is ${JSON.stringify(text)}: expected an origin such as https://forms.example.com`,
  )
}
