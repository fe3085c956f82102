/** The studio's script in the page that is being written. */
export {}
