import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typed } from '../../../../core/text/typed.mjs'

/** What authors are told in `docs/authoring.md`, with commands as this reader types them; empty where the engine came without its documentation. */
export const helpText = (docs: string | undefined): string => {
  const path = docs === undefined ? undefined : join(docs, 'authoring.md')
  if (path === undefined || !existsSync(path)) return ''
  return readFileSync(path, 'utf8').replace(
    /npm run ([a-z]+)( -- )?/g,
    (_whole, command: string, goesOn?: string) =>
      goesOn === undefined ? typed(command) : typed(command, '\0').replace('\0', ''),
  )
}
