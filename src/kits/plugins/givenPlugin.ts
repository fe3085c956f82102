import type { Plugin } from 'vite'
import { givenKey } from '../../core/engine/givenKey.ts'
import { given } from './given.ts'

const mark = '\0given:'

/** A module that hands on, name by name, what the running engine has: `import { Section } from 'broadsheet'`. */
const moduleOf = (name: string): string => {
  const names = Object.keys(given[name] ?? {}).filter((key) => key !== 'default')
  return [
    `const all = globalThis[Symbol.for(${JSON.stringify(givenKey)})][${JSON.stringify(name)}]`,
    'export default (all.default ?? all)',
    ...names.map(
      (key, index) =>
        `const given${index} = all[${JSON.stringify(key)}]\nexport { given${index} as ${JSON.stringify(key)} }`,
    ),
  ].join('\n')
}

/** Keeps out of a bundle what the engine gives. */
export const givenPlugin = (): Plugin => ({
  name: 'broadsheet-given',
  enforce: 'pre',
  resolveId: (source) => (Object.hasOwn(given, source) ? `${mark}${source}` : undefined),
  load: (id) => (id.startsWith(mark) ? moduleOf(id.slice(mark.length)) : undefined),
})
