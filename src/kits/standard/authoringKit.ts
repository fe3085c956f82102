import { examples } from '../../render/blocks/examples.ts'
import { standardPageKit } from './pageKit.ts'

/** The standard kit with the examples of its blocks, for what authors use. */
export const standardAuthoringKit = { ...standardPageKit, examples }
