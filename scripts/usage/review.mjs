import { address, root } from './shared.mjs'

/** What `npm run review` takes. */
export const usage = /** @type {const} */ ({
  command: 'review',
  does: 'Writes a page by which anyone can judge a change: what it says in words, and how each changed page looks before and after.',
  takes: {
    name: 'BASE',
    help: 'the commit, branch or tag of git that the site as it lies there is compared with, or a folder that holds a pages/; the last commit, or without git the state that was kept',
    max: 1,
  },
  options: {
    out: {
      type: 'string',
      value: 'DIR',
      help: 'the folder for the page (index.html) and its summary (summary.md); data/review/report of the site where none is named',
    },
    serve: {
      type: 'boolean',
      help: 'also serve both built states, before and after, until it is stopped',
    },
    root,
  },
  environment: {
    BROWSER_PATH: 'the Chromium that takes the pictures, where the usual one is not meant',
    ...address,
  },
  exits: {
    0: 'the page is written',
    2: 'the state to compare with is not there, or it could not run',
  },
})
