import type { LoadedParts } from './OwnParts.ts'
import { pascal } from './pascal.ts'

/** The rules and inputs of own fields, from all that a bundle has. Each was checked. */
export const fieldsIn = ({ fields }: Pick<LoadedParts, 'fields'>) => ({
  rules: Object.fromEntries(
    Object.entries(fields).flatMap(([type, { check }]) => (check ? [[type, check] as const] : [])),
  ),
  inputs: Object.fromEntries(
    Object.entries(fields).map(([type, { component }]) => [
      type,
      component?.[`${pascal(type)}Input`],
    ]),
  ),
})
