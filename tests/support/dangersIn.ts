import { createHash } from 'node:crypto'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (value: string) =>
  value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const isOwn = (address: string) => /^(?:\/(?![/\\])|#|data:image\/)/.test(address)
const isLink = (address: string) => isOwn(address) || /^(?:https?|mailto|tel):/.test(address)

/** Data, the site's own file, or one of the scripts whose hash the policy names. */
const isKnownScript = (attributes: string, content: string, csp: string) =>
  /type="application\/ld\+json"/.test(attributes) ||
  (content === ''
    ? /src="\/assets\/b\//.test(attributes)
    : csp.includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`))

const isDangerous = (element: string, name: string, value: string, others: string): boolean => {
  if (/^on/.test(name) || name === 'srcdoc' || (name === 'style' && /url|expression/i.test(value)))
    return true
  if (/^(?:src|srcset|poster|data|background|formaction)$/.test(name)) return !isOwn(value)
  if (/^(?:href|action|xlink:href)$/.test(name))
    return element === 'link'
      ? !isOwn(value) && !others.includes('rel="canonical"')
      : !isLink(value)
  return name === 'http-equiv' && value !== 'Content-Security-Policy'
}

/** What a page would run, load or lead to that no page of this project may, as a browser's parser would read it. `csp` is its policy. */
export const dangersIn = (html: string, csp = ''): string[] => {
  const found: string[] = []
  // What stands in these two is no markup: they end at the first end tag, whatever it was meant as.
  const markup = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
    (whole, element: string, attributes: string, content: string) => {
      if (element.toLowerCase() === 'script' && !isKnownScript(attributes, content, csp))
        found.push(whole)
      return `<${element}${attributes}>`
    },
  )
  for (const [whole, element = '', attributes = ''] of markup.matchAll(
    /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi,
  )) {
    const name = element.toLowerCase()
    if (/^(?:iframe|object|embed|base|frame|applet|math|foreignobject|portal)$/.test(name))
      found.push(whole)
    for (const [, key = '', value = ''] of attributes.matchAll(/([^\s"'=/]+)(?:="([^"]*)")?/g))
      if (isDangerous(name, key.toLowerCase(), decode(value), attributes))
        found.push(`${name} ${key}=${decode(value)}`)
  }
  return found
}
