/** A source as the text of one classic script, to stand in a page: see compiledScripts.ts. */
declare module '*.ts?script' {
  const script: string
  export default script
}

/** A source as the text of what a thread of Node runs. */
declare module '*.ts?thread' {
  const thread: string
  export default thread
}
