import { errorMessage } from './errorMessage.mjs'

/** A file of a site's own parts in a line of a stack, by its path from the site's root, with line and column; the engine's own lie in src/. */
const frame =
  /(?:^|(?<!\bsrc(?:[/\\]\w+)?)[/\\( ])((?:blocks|fields|rules)[/\\][\w./\\-]+\.[jt]sx?:\d+:\d+)/m

/** Where in a part an error came up, as `blocks/hire/Hire.tsx:9:14`; undefined where it did elsewhere. Stacks name the lines that somebody wrote where source maps are read. */
const partPlace = (error: unknown): string | undefined =>
  error instanceof Error
    ? frame
        .exec(error.stack?.slice(error.stack.indexOf('\n    at ')) ?? '')?.[1]
        ?.replaceAll('\\', '/')
    : undefined

/** What an error says, after the place in a part where it came up. */
export const saidAt = (error: unknown): string => {
  const place = partPlace(error)
  return place === undefined ? errorMessage(error) : `${place}: ${errorMessage(error)}`
}
