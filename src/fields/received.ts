import type { Field } from './index.ts'
import type { Receiver } from './receive.ts'

/** What the form service checks of each type of field, found by its file: `email/received.ts`. */
const modules = import.meta.glob<{ received: Receiver<never> }>('./*/received.ts', { eager: true })

/** The receiver of a field by its type. Throws where the type's folder has none, which a contract test rules out. */
export const receiverOf = (field: Field): Receiver<Field> => {
  const module = modules[`./${field.type}/received.ts`]
  if (!module) throw new Error(`src/fields/${field.type}/received.ts is missing.`)
  return module.received as Receiver<Field> // written for the field of its own folder, which is this one
}
