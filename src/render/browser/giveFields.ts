import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import { givenKey } from '../../core/engine/givenKey.ts'
import { lengthFault } from '../../core/fields/lengthFault.ts'
import { anything } from '../../core/kit/FieldCheck.ts'
import { inputProps } from '../fields/inputProps.ts'
import { optionFault } from '../fields/optionFault.ts'

const broadsheet = { anything, inputProps, lengthFault, optionFault }

/** Gives the script of a site's own fields what it shares with ours: one React, and what inputs and checks are made of. */
export const giveFields = (): void => {
  Object.assign(globalThis, {
    [Symbol.for(givenKey)]: { react, 'react/jsx-runtime': jsx, broadsheet },
  })
}
