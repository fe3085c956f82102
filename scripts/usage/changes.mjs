import { root } from './shared.mjs'

/** What `npm run changes` takes. */
export const usage = /** @type {const} */ ({
  command: 'changes',
  does: 'Tells in words what has changed between two states of the site: since the last commit, where nothing is named; without git, since the state that was kept.',
  takes: {
    name: 'FROM TO',
    help: 'commits, branches or tags of git, or folders that hold a pages/; without TO, the site as it lies there',
    max: 2,
  },
  options: {
    format: {
      type: 'string',
      value: 'NAME',
      help: 'how changes are written',
      default: 'text',
      choices: ['text', 'markdown', 'html', 'json'],
    },
    keep: {
      type: 'boolean',
      help: 'without git: keep the site as it is now in data/baseline; later changes are told from here on',
    },
    root,
  },
  exits: {
    0: 'told, whether anything has changed or not',
    2: 'one of the states is not there, or it could not run',
  },
})
