import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { devDependencies } from '../../../package.json'
import { msg } from '../../content/lint/messages/msg.ts'
import { PartProblem, partFinding } from './PartProblem.ts'

export type Bundler = typeof import('vite')

/** Where a package is that can be had from a place, as the address that Node imports. */
const addressOf = (name: string, from: string): string | undefined => {
  try {
    const about = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`)
    const { exports } = JSON.parse(readFileSync(about, 'utf8')) as { exports: { '.': string } } // the bundler's own
    const file = join(about, '..', exports['.'])
    return existsSync(file) ? pathToFileURL(file).href : undefined
  } catch {
    return undefined
  }
}

/** The bundler, as the site has installed it, or else the checkout of the engine. Throws `PartProblem` where there is none; `file` is where the first part lies. */
export const loadBundler = async (
  root: string,
  engineFolder: string,
  file: string,
): Promise<Bundler> => {
  const address = addressOf('vite', root) ?? addressOf('vite', engineFolder)
  if (address === undefined)
    throw new PartProblem([
      partFinding(
        file,
        msg('bundlerMissing'),
        msg('installBundler', { version: devDependencies.vite }),
      ),
    ])
  return import(/* @vite-ignore */ address)
}
