/** The option that nearly every command has. */
export const root = /** @type {const} */ ({
  type: 'string',
  value: 'DIR',
  help: 'another site: the folder that holds its pages/',
})

/** The option of commands that make or judge a site for a day. */
export const asOf = /** @type {const} */ ({
  type: 'string',
  value: 'DAY',
  help: 'as if it were this day, such as 2027-04-01; today at the office where none is named',
})

/** What the commands that serve read from the environment. docs/deployment.md has the rest. */
export const address = /** @type {const} */ ({
  PORT: 'the port, 4173 where none is named; 0 takes a free one',
  HOST: 'the address to listen on, 127.0.0.1 where none is named',
})

/** What the commands that build read from the environment. */
export const origins = /** @type {const} */ ({
  SITE_ORIGIN:
    'the public origin, such as https://www.example.com; "origin" of pages/_site.json where it is not set',
  FORM_ENDPOINT: 'the origin that forms are sent to; the site’s own where it is not set',
})

/** The option of commands that change documents. */
export const dryRun = /** @type {const} */ ({
  type: 'boolean',
  help: 'only say what would be done',
})
