import { expect, it } from 'vitest'
import { type Field, fields } from './index.ts'
import { receiverOf } from './received.ts'

it.each(Object.keys(fields))('the form service knows what to check of a field of type %s', (type) => {
  expect(receiverOf({ type } as Field)).toBeTypeOf('object') // only the type is looked at
})
