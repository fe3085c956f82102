import { address, root } from './shared.mjs'

/** What `npm run serve` takes. */
export const usage = /** @type {const} */ ({
  command: 'serve',
  does: 'Serves a built site with its form service until it is told to stop (SIGTERM, SIGINT, Ctrl+C). A new build is taken up while it runs.',
  options: { dir: { type: 'string', value: 'DIR', help: 'the built site; dist/ of the site where none is named' }, root },
  environment: {
    ...address,
    FORM_ENDPOINT: 'the value that the site was built with',
    LEADS_URL: 'where enquiries are kept; file:data/leads.db where it is not set',
    TRUST_PROXY: 'which proxies may tell the visitor’s address; more in docs/deployment.md',
  },
  exits: { 0: 'it was told to stop, and finished what was in flight', 2: 'it could not run' },
})
