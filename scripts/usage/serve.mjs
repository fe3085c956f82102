import { address, root } from './shared.mjs'

/** What `npm run serve` takes. */
export const usage = /** @type {const} */ ({
  command: 'serve',
  does: 'Serves a built site with its form service until it is told to stop (SIGTERM, SIGINT, Ctrl+C). A new build is taken up while it runs.',
  options: {
    dir: {
      type: 'string',
      value: 'DIR',
      help: 'the built site; dist/ of the site where none is named',
    },
    from: {
      type: 'string',
      value: 'REMOTE#BRANCH',
      help: 'follow a branch of a git repository: each new state of its pages is checked, built and served',
    },
    every: {
      type: 'string',
      value: 'TIME',
      help: 'with --from: how often the branch is asked for, such as 5m; 60s where nothing is named',
    },
    back: {
      type: 'boolean',
      help: 'what is served by --from goes back to the build before, and stays there until the branch has another commit',
    },
    root,
  },
  environment: {
    ...address,
    FORM_ENDPOINT: 'the value that the site was built with',
    LEADS_URL: 'where enquiries are kept; file:data/leads.db where it is not set',
    TRUST_PROXY: 'which proxies may tell the visitor’s address; more in docs/deployment.md',
  },
  exits: {
    0: 'it was told to stop, and finished what was in flight; with --back: gone back',
    1: 'with --back: there is nothing to go back to',
    2: 'it could not run',
  },
})
