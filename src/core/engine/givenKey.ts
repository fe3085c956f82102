/** Where a bundle of a site's own parts finds what the engine gives it: a symbol of the whole realm, by this name. */
export const givenKey = 'broadsheet.given'
