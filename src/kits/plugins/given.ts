import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import { givenKey } from '../../core/engine/givenKey.ts'
import * as broadsheet from './forParts.ts'

/** What the bundle of a site's parts does not contain, and the running engine gives it, by what it is imported as. */
export const given: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsx,
  broadsheet,
}

/** Gives it to the bundles that are loaded from now on. */
export const give = (): void => {
  Object.assign(globalThis, { [Symbol.for(givenKey)]: given })
}
