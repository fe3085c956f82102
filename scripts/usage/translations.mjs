import { dryRun, root } from './shared.mjs'

/** What `npm run translations` takes. */
export const usage = /** @type {const} */ ({
  command: 'translations',
  does: 'Shows what is to be looked at in translations, with the words of their originals as they were and as they are; or says that they are right, which is kept in pages/_translations/.',
  takes: {
    name: 'WHAT…',
    help: 'a language (hi), a page (/hi/about or its file), or a text as lint tells it (pages/hi/about.json:12); usually all',
  },
  options: {
    right: {
      type: 'boolean',
      help: 'they are right as they are now: what changes in an original from now on is told',
    },
    own: {
      type: 'boolean',
      help: 'they say something else than the original on purpose, or something that it has not',
    },
    'dry-run': dryRun,
    root,
  },
  exits: {
    0: 'shown, or written',
    1: 'nothing was changed: the site has one language, or no such translation',
    2: 'it could not run',
  },
})
