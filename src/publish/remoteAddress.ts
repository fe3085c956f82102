/** Where a remote of git is: its host and the path of the repository there, without `.git`; undefined for folders of this machine. */
export type RemotePlace = { readonly host: string; readonly path: string }

/** Reads `https://host/path.git`, `ssh://git@host:22/path` and `git@host:path`. Pure. */
export const remotePlace = (url: string): RemotePlace | undefined => {
  const short = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)([^\s]+)$/.exec(url)
  const [, host, path] = short ?? /^(?:https?|ssh|git):\/\/(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?\/([^\s?#]+)/.exec(url) ?? []
  if (!host || !path) return undefined
  return {
    host: host.toLowerCase(),
    path: path
      .replace(/^\/+/, '')
      .replace(/\/+$/, '')
      .replace(/\.git$/, ''),
  }
}

type Address = (base: string, branch: string, into: string) => string

/** Hosts by what their names hold, and where each opens a request. */
const hosts: readonly (readonly [RegExp, Address])[] = [
  [/(^|\.)github\./, (base, branch, into) => `${base}/compare/${into}...${branch}?expand=1`],
  [/gitlab/, (base, branch, into) => `${base}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${branch}&merge_request%5Btarget_branch%5D=${into}`],
  [/(^|\.)codeberg\.org$|gitea|forgejo/, (base, branch, into) => `${base}/compare/${into}...${branch}`],
  [/(^|\.)bitbucket\.org$/, (base, branch, into) => `${base}/pull-requests/new?source=${branch}&dest=${into}`],
]

const encoded = (branch: string) => branch.split('/').map(encodeURIComponent).join('%2F')

/**
 * The address at which a request for a branch is opened: the one that the host itself has told when it took the branch (`said`), else as hosts that are
 * known have it. Undefined where neither is so. Pure.
 */
export const reviewAddress = (url: string, branch: string, into: string, said = ''): string | undefined => {
  const place = remotePlace(url)
  if (!place) return undefined
  const told = [...said.matchAll(/^remote:.*?(https:\/\/[^\s]+)/gm)].map(([, address = '']) => address)
  const own = told.find((address) => new URL(address).hostname === place.host && /pull|merge_request|compare/.test(address))
  if (own) return own
  const known = hosts.find(([sign]) => sign.test(place.host))
  return known?.[1](`https://${place.host}/${place.path}`, encoded(branch), encoded(into))
}
