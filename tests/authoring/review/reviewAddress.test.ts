import { describe, expect, it } from 'vitest'
import { remoteName, remotePlace, reviewAddress } from '../../../src/site/git/remoteAddress.ts'

const branch = 'review/2027-03-01-fees'
const asked = (url: string, said = '') => reviewAddress(url, branch, 'main', said)

const github = 'https://github.com/firm/site/compare/main...review/2027-03-01-fees?expand=1'
const gitlab = (path: string, origin = 'https://gitlab.com') =>
  `${origin}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=review%2F2027-03-01-fees&merge_request%5Btarget_branch%5D=main`
const bitbucket =
  'https://bitbucket.org/firm/site/pull-requests/new?source=review%2F2027-03-01-fees&dest=main'
const azure =
  'https://dev.azure.com/firm/Web%20site/_git/site/pullrequestcreate?sourceRef=review%2F2027-03-01-fees&targetRef=main'

describe('the display name of a remote', () => {
  it.each([
    ['https://asha@github.com/firm/site.git', 'github.com/firm/site'],
    ['git@gitlab.com:group/sub/site.git', 'gitlab.com/group/sub/site'],
    ['/srv/git/site.git/', 'another folder on this computer'],
    ['C:\\\\Sites\\\\site.git', 'another folder on this computer'],
    ['//office/sites/site.git', 'a folder in your network'],
  ])('at %s is %s', (url, name) => expect(remoteName(url)).toBe(name))
})

describe('reviewAddress builds the URL of a new pull request', () => {
  it.each([
    ['https://github.com/firm/site.git', github],
    ['https://github.com/firm/site', github],
    ['https://asha@github.com/firm/site.git/', github],
    ['git@github.com:firm/site.git', github],
    ['ssh://git@github.com/firm/site.git', github],
    ['ssh://git@ssh.github.com:443/firm/site.git', github],
    [
      'git@github.firm.example:web/site.git',
      'https://github.firm.example/web/site/compare/main...review/2027-03-01-fees?expand=1',
    ],
    ['https://gitlab.com/group/sub/deeper/site.git', gitlab('group/sub/deeper/site')],
    ['git@gitlab.com:group/sub/site.git', gitlab('group/sub/site')],
    ['ssh://git@altssh.gitlab.com:443/group/site.git', gitlab('group/site')],
    [
      'ssh://git@gitlab.firm.example:2222/group/site.git',
      gitlab('group/site', 'https://gitlab.firm.example'),
    ],
    [
      'https://gitlab.firm.example:8443/group/site.git',
      gitlab('group/site', 'https://gitlab.firm.example:8443'),
    ],
    ['http://gitlab.local:8080/group/site.git', gitlab('group/site', 'http://gitlab.local:8080')],
    [
      '[git@gitlab.firm.example:2222]:group/site.git',
      gitlab('group/site', 'https://gitlab.firm.example'),
    ],
    ['https://asha@bitbucket.org/firm/site.git', bitbucket],
    ['git@bitbucket.org:firm/site.git', bitbucket],
    ['ssh://git@altssh.bitbucket.org:443/firm/site.git', bitbucket],
    [
      'https://codeberg.org/firm/site.git',
      'https://codeberg.org/firm/site/compare/main...review/2027-03-01-fees',
    ],
    [
      'ssh://git@codeberg.org/firm/site.git',
      'https://codeberg.org/firm/site/compare/main...review/2027-03-01-fees',
    ],
    [
      'git@forgejo.firm.example:firm/site.git',
      'https://forgejo.firm.example/firm/site/compare/main...review/2027-03-01-fees',
    ],
    [
      'http://gitea.local:3000/firm/site.git',
      'http://gitea.local:3000/firm/site/compare/main...review/2027-03-01-fees',
    ],
    ['https://firm@dev.azure.com/firm/Web%20site/_git/site', azure],
    ['git@ssh.dev.azure.com:v3/firm/Web%20site/site', azure],
  ])('%s', (url, address) => expect(asked(url)).toBe(address))

  it.each([
    '/srv/git/site.git',
    '../site.git',
    'C:\\sites\\site.git',
    'file:///srv/git/site.git',
    'https://git.firm.example/site.git',
    'git@firm.example:/srv/site.git',
  ])('but not for an unknown host: %s', (url) => expect(asked(url)).toBeUndefined())
})

describe('the pull request URL from the host’s own output is used', () => {
  const told = (address: string) =>
    `Total 4 (delta 2)\nremote: \nremote: Create a pull request by visiting:\nremote:      ${address}\nremote: \n`
  it.each([
    ['git@git.firm.example:firm/site.git', 'https://git.firm.example/firm/site/compare/main...x'],
    [
      'ssh://git@code.firm.example:7999/web/site.git',
      'https://code.firm.example/projects/WEB/repos/site/pull-requests?create&sourceBranch=refs/heads/x',
    ],
    [
      'git@gitlab.com:group/site.git',
      'https://gitlab.com/group/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=x',
    ],
    ['http://git.local:3000/firm/site.git', 'http://git.local:3000/firm/site/pulls/3'],
    ['work:firm/site.git', 'https://github.com/firm/site/pull/new/x'],
  ])('%s', (url, address) => expect(asked(url, told(address))).toBe(address))

  it.each([
    'https://elsewhere.example/firm/site/pull/new/x',
    'https://[/pull',
    'https://github.com/firm/site/security/dependabot',
  ])('but not %s', (address) =>
    expect(asked('git@github.com:firm/site.git', told(address))).toBe(github),
  )
})

it('remotePlace leaves out the user name and password of a URL', () => {
  expect(remotePlace('https://asha:secret@git.firm.example/a/b.git')).toEqual({
    host: 'git.firm.example',
    origin: 'https://git.firm.example',
    path: 'a/b',
  })
})
