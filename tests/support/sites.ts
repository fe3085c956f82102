/** Fixture sites, by the folder that holds their `pages/`: a boatyard with every kind of page, and a bicycle workshop that lacks most of them. */
export const boatyard = 'tests/sites/boatyard'
export const bicycle = 'tests/sites/bicycle'
/** A bookbinder's site in English, Hindi and Urdu, in which Urdu lacks a page. */
export const bindery = 'tests/sites/bindery'

/** The site of this repository, whatever firm's it is. Its content is its authors' own: tests ask of it only what must hold of any site. */
export const ownSite = '.'
