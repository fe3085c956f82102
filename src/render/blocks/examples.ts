import type { Block } from '../../core/document/page.ts'
import type { Examples } from '../../core/kit/schemaFiles.ts'

const modules = import.meta.glob<readonly Block[]>('.///*/examples.json', {
  eager: true,
  import: 'default',
})

/** Every block's examples by its type: what gallery, editors and tests show it with. They stand on `src/authoring/workspace/gallery/exampleSite`. */
export const examples: Examples = new Map(
  Object.entries(modules).map(([path, list]) => [path.split('/')[1] ?? '', list]),
)
