import type { Plugin } from 'vite'
import type { Choices } from '../../../core/kit/choices.ts'
import { compileValidators } from './compileValidators.ts'

const id = 'virtual:validators'

/** Makes `virtual:validators`: the validators compiled ahead of time, for Node, tests and browsers alike. */
export const validatorsPlugin = (choices: Choices): Plugin => ({
  name: 'validators',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? compileValidators(choices) : undefined),
})
