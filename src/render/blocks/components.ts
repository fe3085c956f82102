import type { ComponentType } from 'react'
import type { BlockComponents } from '../ui/PageKit.ts'

/** Every block's component by its type, found by its file: `hero/Hero.tsx` exports `Hero`. */
const modules = import.meta.glob<Record<string, ComponentType<{ block: never }>>>(
  ['.///*/*.tsx', '!.///**/*.test.tsx'],
  { eager: true },
)

export const components: BlockComponents = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const [, folder = '', name = ''] = /^\.\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? []
    const component = module[name]
    return component && name.toLowerCase() === folder.toLowerCase()
      ? [[folder, component] as const]
      : []
  }),
)
