import { components } from '../../render/blocks/components.ts'
import { fieldComponents } from '../../render/fields/components.ts'
import type { PageKit } from '../../render/ui/PageKit.ts'
import { standardKit } from './kit.ts'

/** The standard kit with the components of its blocks, for programs that draw pages. */
export const standardPageKit = {
  ...standardKit,
  components,
  inputs: fieldComponents,
} satisfies PageKit
