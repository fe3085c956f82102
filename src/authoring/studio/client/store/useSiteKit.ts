import { useQuery } from '@tanstack/react-query'
import { choicesOf } from '../../../../core/kit/choices.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import type { SentParts } from '../../protocol/sentParts.ts'
import { ask } from './askServer.ts'

/** The kit with what is to be known of the site's own blocks and fields: data, since this page may write and nothing of the site runs in it. */
const withOwn = (own: SentParts): SchemaKit => {
  const blocks = { ...standardSchemaKit.blocks, ...own.blocks }
  return {
    ...standardSchemaKit,
    blocks,
    choices: choicesOf({
      blocks,
      fields: { ...standardSchemaKit.fields, ...own.fields },
    }),
  }
}

/** The site's kit, as far as the panel needs it; undefined until it is here. */
export const useSiteKit = (): SchemaKit | undefined =>
  useQuery({
    queryKey: ['kit'],
    queryFn: async () => withOwn(await ask('parts', {})),
    retry: true, // without it no field can be drawn
    structuralSharing: false, // it holds functions
  }).data
