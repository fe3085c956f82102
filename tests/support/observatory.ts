type Answer = { readonly headers: Headers; readonly html: string }

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/** The policy of a page: its header, and its meta element where there is one. A source counts where both let it through. */
const policiesOf = ({ headers, html }: Answer) =>
  [
    headers.get('content-security-policy') ?? '',
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&#x27;', "'") ?? '',
  ]
    .filter(Boolean)
    .map(directivesOf)

const loose = /^(?:'unsafe-inline'|'unsafe-eval'|data:|https?:|\*|http:\/\/.*)$/

const csp = (answer: Answer): number => {
  const policies = policiesOf(answer)
  if (policies.length === 0) return -25
  const isStrict = (directives: ReadonlyMap<string, string[]>) => {
    const defaultSource = directives.get('default-src')
    const isTight = ['script-src', 'style-src', 'object-src'].every(
      (name) =>
        !(directives.get(name) ?? defaultSource ?? ['*']).some((source) => loose.test(source)),
    )
    return (
      isTight &&
      defaultSource?.join() === "'none'" &&
      ![...directives.values()].flat().some((source) => source.startsWith('http:'))
    )
  }
  return policies.some(isStrict) ? 10 : -20
}

const isFramable = (answer: Answer) =>
  !policiesOf(answer).some((directives) => directives.get('frame-ancestors')?.join() === "'none'")

const scripts = ({ html }: Answer): number =>
  [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].every(
    ([, address = '']) => address.startsWith('/') && !address.startsWith('//'),
  )
    ? 0
    : -50

/**
 * What the public observatory gives and takes for a page, by criterion. Source: MDN, "Tests & Scoring" of the HTTP
 * Observatory. Whether http leads to https is the business of what stands in front of the server, and is not counted.
 */
export const judge = (answer: Answer): Readonly<Record<string, number>> => {
  const { headers } = answer
  const header = (name: string) => headers.get(name) ?? ''
  return {
    cookies: header('set-cookie') === '' ? 0 : -20,
    'cross-origin sharing': header('access-control-allow-origin') === '*' ? -50 : 0,
    'content security policy': csp(answer),
    'strict transport security':
      Number(/^max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0) >= 15_768_000
        ? 0
        : -20,
    'referrer policy':
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header('referrer-policy'),
      )
        ? 5
        : 0,
    'script integrity': scripts(answer),
    'content type options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: isFramable(answer) ? (header('x-frame-options') === 'DENY' ? 0 : -20) : 5,
    'cross-origin resource policy':
      header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  }
}

/** 100, less what is taken; what is given is added to 90 and more. */
export const score = (points: Readonly<Record<string, number>>): number => {
  const sum = (sign: number) =>
    Object.values(points)
      .filter((one) => one * sign > 0)
      .reduce((all, one) => all + one, 0)
  const base = 100 + sum(-1)
  return base >= 90 ? base + sum(1) : base
}
