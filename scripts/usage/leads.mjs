import { root } from './shared.mjs'

/** What `npm run leads` takes. */
export const usage = /** @type {const} */ ({
  command: 'leads',
  does: `Lists the enquiries that the form service has stored: all, or those that are named by their numbers, --email, --since or --undelivered.
The same, with --delete or --correct, deletes or corrects them, after showing them and asking. The other options stand alone.`,
  takes: { name: 'NUMBER…', help: 'leads, by their numbers in the list' },
  options: {
    format: {
      type: 'string',
      value: 'NAME',
      help: 'how they are written, usually for people',
      choices: ['table', 'csv', 'json'],
    },
    email: {
      type: 'string',
      value: 'ADDRESS',
      help: "one person's: those that hold this address in one of their fields",
    },
    since: {
      type: 'string',
      value: 'DAY',
      help: 'those received on a day such as 2025-01-31 (UTC) or later',
    },
    undelivered: {
      type: 'boolean',
      help: 'those that have not reached the firm on each way that the server has',
    },
    delete: {
      type: 'boolean',
      help: 'delete those that are named; nothing legible of them stays in the files of the store',
    },
    'delete-before': {
      type: 'string',
      value: 'DAY',
      help: 'delete those received before a day (UTC)',
    },
    correct: {
      type: 'string',
      value: 'NAME=TEXT',
      help: 'write another text into a field of those that are named; nothing legible of the old one stays',
    },
    yes: { type: 'boolean', help: 'delete or correct without asking, where there is no terminal' },
    deliver: { type: 'boolean', help: 'send the firm at once what waits or was given up' },
    dir: {
      type: 'string',
      value: 'DIR',
      help: 'the folder of the built site, whose forms tell what fields are called today; dist/ of the site where it is not named',
    },
    check: { type: 'boolean', help: 'end with 1 while a lead is undelivered' },
    backup: {
      type: 'string',
      value: 'FILE',
      help: 'write a whole copy, also while the server runs',
    },
    restore: { type: 'string', value: 'FILE', help: 'bring back from a copy what is missing' },
    'copy-from': {
      type: 'string',
      value: 'URL',
      help: 'bring all leads of another store into the one that LEADS_URL names, and compare them there',
    },
    root,
  },
  environment: {
    LEADS_URL: 'where enquiries are kept: file:data/leads.db, where it is not set, or postgres://…',
    'SMTP_URL, LEADS_TO, LEADS_FROM, LEADS_WEBHOOK': 'the ways to the firm, as the server has them',
  },
  exits: {
    0: 'done; there may be no leads yet',
    1: 'a lead is undelivered, or differs after it was copied, or nothing was changed since the answer was no',
    2: 'it could not run: there is no such store, or no such lead',
  },
})
