import type { ComponentType } from 'react'
import type { FieldProps } from '../../core/kit/FieldProps.ts'

/** Every field's component by its type, found by its file: `date/DateInput.tsx` exports `DateInput`. */
const modules = import.meta.glob<Record<string, ComponentType<FieldProps<never>>>>(
  ['.///*/*.tsx', '!.///**/*.test.tsx'],
  { eager: true },
)

export const fieldComponents: ReadonlyMap<string, ComponentType<FieldProps<never>>> = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const folder = path.split('/')[1] ?? ''
    const [component] = Object.values(module)
    return component ? [[folder, component] as const] : []
  }),
)
