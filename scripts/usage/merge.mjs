import { root } from './shared.mjs'

/** What `npm run merge` takes. */
export const usage = /** @type {const} */ ({
  command: 'merge',
  does: 'Brings another branch into this one as git merge does, but puts documents together by what they say: two authors who each add a question don’t conflict.',
  takes: { name: 'BRANCH', help: 'the branch to bring in, such as origin/main', max: 4 },
  options: {
    install: {
      type: 'boolean',
      help: 'let git merge in this clone put documents together so, from now on; writes .git/config and .git/info/attributes',
    },
    uninstall: { type: 'boolean', help: 'take that back' },
    driver: { type: 'boolean', help: 'what git itself calls then, with four files' },
    root,
  },
  exits: {
    0: 'merged',
    1: 'both have changed the same: one of both has to be chosen',
    2: 'it could not run',
  },
})
