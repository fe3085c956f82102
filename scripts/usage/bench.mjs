import { root } from './shared.mjs'

/** What `npm run bench` takes. */
export const usage = /** @type {const} */ ({
  command: 'bench',
  does: 'Measures weight, speed and scale, prints a table with the goals and the last run’s figures, and writes bench/results/last.json.',
  options: {
    only: {
      type: 'string',
      value: 'GROUPS',
      help: 'groups with commas between, such as weight,speed; CONTRIBUTING.md lists them',
    },
    pages: {
      type: 'string',
      value: 'N',
      help: 'how many pages the groups "scale", "studio" and "editor" and --peers generate',
      default: '1000',
    },
    set: {
      type: 'string',
      value: 'SET',
      help: 'what they are like: essays, each in words of its own, or a catalogue, short and much alike',
      default: 'essays',
    },
    peers: {
      type: 'boolean',
      help: 'installs Eleventy and Astro in bench/peers, and measures builds and lint beside them and ajv-cli, on both sets, at 1000 and at --pages N pages; with --only, besides those groups',
    },
    check: {
      type: 'boolean',
      help: 'exit 1 where a row is past its goal, or past its limit where it has one',
    },
    root,
  },
  exits: { 0: 'measured', 1: 'with --check: a row is worse than it may be', 2: 'it could not run' },
})
