import { build, minifySync, type Plugin, parseSync, Visitor } from 'vite'

/** One source and what it imports from the engine, as one text. `forNode`: for a thread, which asks Node for its own modules. */
const bundle = async (source: string, forNode: boolean): Promise<string> => {
  const result = await build({
    configFile: false,
    ssr: { noExternal: true, external: ['@resvg/resvg-js'] }, // a thread is a text without a place, from which no package can be found
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: forNode,
      write: false,
      target: forNode ? 'node20' : 'esnext', // for browsers, as it was typed: older ones open a dialog's own page
      minify: false,
      rolldownOptions: {
        input: source,
        output: { format: forNode ? 'cjs' : 'es', codeSplitting: false, topLevelVar: false },
      },
    },
  })
  const output = 'output' in result ? result.output : []
  const [only, ...others] = output
  if (only?.type !== 'chunk' || others.length > 0)
    throw new Error(`${source} does not become one script.`)
  return only.code
}

/** The same with plain quotes where the minifier writes backticks: pages are full of them, and so they compress to less. */
const withQuotes = (code: string, source: string): string => {
  const found: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const visitor = new Visitor({
    TemplateLiteral: ({ start, end, expressions, quasis }) => {
      if (expressions.length === 0)
        found.push({ start, end, text: JSON.stringify(quasis[0]?.value.cooked) })
    },
  })
  visitor.visit(parseSync(source, code, { lang: 'js', sourceType: 'script' }).program)
  return found.reduceRight(
    (text, one) => text.slice(0, one.start) + one.text + text.slice(one.end),
    code,
  )
}

/** As it stands in a page: its names in a block, so that none of them is the page's, and short. */
const short = (code: string, source: string): string => {
  const { code: made, errors } = minifySync(source, `{${code}}`, { module: false })
  if (errors.length > 0)
    throw new Error(`${source} can't stand in a page as a script: ${errors[0]?.message}`)
  return withQuotes(made, source)
}

/** What a source is compiled for, by how its import ends: `?script` to stand in a page, `?thread` to be run by a thread of Node. */
const kinds = /^(?<source>.+\.ts)\?(?<kind>script|thread)$/

/**
 * Makes texts of sources: `import text from './some.ts?script'`. What runs elsewhere than the module that names it is
 * typed and checked as all else is, and compiled ahead of time for Node, tests and browsers alike.
 */
export const compiledScripts = (): Plugin => ({
  name: 'compiled-scripts',
  enforce: 'pre',
  async load(id) {
    const { source, kind } = kinds.exec(id)?.groups ?? {}
    if (source === undefined) return undefined
    const code = await bundle(source, kind === 'thread')
    return {
      code: `export default ${JSON.stringify(kind === 'thread' ? code : short(code, source))}`,
      moduleType: 'js',
    }
  },
})
