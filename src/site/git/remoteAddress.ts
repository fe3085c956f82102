/** Where a remote of git is on the web, as far as its address tells: the host, the beginning of its addresses, and the path of the repository there, without `.git`. @internal For tests. */
export type RemotePlace = { readonly host: string; readonly origin: string; readonly path: string }

/** Names by which hosts take ssh through other doors; their pages stand at the plain name. */
const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(
      /^(?:ssh\.(?=github\.com$|dev\.azure\.com$)|altssh\.(?=gitlab\.com$|bitbucket\.org$))/,
      '',
    )

const plainPath = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '')

/** Reads `https://host:8443/path.git`, `ssh://git@host:22/path`, `git@host:path` and `[git@host:22]:path`; undefined for folders of this machine. Pure. @internal For tests. */
export const remotePlace = (url: string): RemotePlace | undefined => {
  const web = /^(https?):\/\/(?:[^@/\s]*@)?([\w.-]+)(:\d+)?\/([^\s?#]+)/.exec(url)
  if (web) {
    const [, scheme = '', host = '', port = '', path = ''] = web
    return {
      host: plainHost(host),
      origin: `${scheme}://${plainHost(host)}${port}`,
      path: plainPath(path),
    }
  }
  const short =
    /^(?:[^@/\s[]+@)?([\w.-]{2,}):(?!\/\/)([^\s]+)$/.exec(url) ??
    /^\[(?:[^@/\s]+@)?([\w.-]+)(?::\d+)?\]:([^\s]+)$/.exec(url)
  const [, host, path] =
    short ??
    /^(?:git\+)?(?:ssh|git):\/\/(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?\/([^\s?#]+)/.exec(url) ??
    []
  return host && path
    ? { host: plainHost(host), origin: `https://${plainHost(host)}`, path: plainPath(path) }
    : undefined
}

/** What people call a remote: its place on the web, or that it is a folder: what git calls that says nothing to an author. Pure. */
export const remoteName = (url: string): string => {
  const place = remotePlace(url)
  if (place) return `${place.host}/${place.path}`
  return /^(?:\/\/|\\\\)/.test(url) ? 'a folder in your network' : 'another folder on this computer'
}

type Address = (place: RemotePlace, branch: string, into: string) => string

const inQuery = encodeURIComponent
const inPath = (branch: string) => branch.split('/').map(encodeURIComponent).join('/')

const compare: Address = ({ origin, path }, branch, into) =>
  `${origin}/${path}/compare/${inPath(into)}...${inPath(branch)}`

/** Azure's ssh has the firm, the project and the repository in a row; the web has a word between them. */
const azure: Address = ({ path }, branch, into) => {
  const [, firm = '', project = '', name = ''] =
    /^v3\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ??
    /^([^/]+)\/([^/]+)\/_git\/([^/]+)$/.exec(path) ??
    []
  const base = name ? `${firm}/${project}/_git/${name}` : path
  return `https://dev.azure.com/${base}/pullrequestcreate?sourceRef=${inQuery(branch)}&targetRef=${inQuery(into)}`
}

/** Hosts by what their names hold, and where each opens a request. */
const hosts: readonly (readonly [RegExp, Address])[] = [
  [/(^|\.)github\./, (...asked) => `${compare(...asked)}?expand=1`],
  [
    /gitlab/,
    ({ origin, path }, branch, into) =>
      `${origin}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${inQuery(branch)}&merge_request%5Btarget_branch%5D=${inQuery(into)}`,
  ],
  [/(^|\.)codeberg\.org$|gitea|forgejo/, compare],
  [
    /(^|\.)bitbucket\.org$/,
    ({ origin, path }, branch, into) =>
      `${origin}/${path}/pull-requests/new?source=${inQuery(branch)}&dest=${inQuery(into)}`,
  ],
  [/^dev\.azure\.com$/, azure],
]

/** The address that a host has told when it took a branch. A host without a dot is a name of this computer's ssh, behind which any host may be. */
const toldAddress = ({ host }: RemotePlace, said: string): string | undefined =>
  [...said.matchAll(/^remote:.*?(https?:\/\/[^\s]+)/gm)]
    .flatMap(([, address = '']) => (URL.canParse(address) ? [new URL(address)] : []))
    .find(
      (address) =>
        (address.hostname === host || !host.includes('.')) &&
        /pull|merge_request|compare/.test(address.href),
    )?.href

/**
 * The address at which a request for a branch is opened: the one that the host itself has told when it took the branch (`said`), else as hosts that are
 * known have it. Undefined where neither is so. Pure.
 */
export const reviewAddress = (
  url: string,
  branch: string,
  into: string,
  said = '',
): string | undefined => {
  const place = remotePlace(url)
  return (
    place &&
    (toldAddress(place, said) ??
      hosts.find(([sign]) => sign.test(place.host))?.[1](place, branch, into))
  )
}
