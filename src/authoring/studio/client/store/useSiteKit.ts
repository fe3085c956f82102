import { useEffect, useState } from 'react'
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

let asked: Promise<SchemaKit> | undefined

/** The site's kit, as far as the panel needs it; undefined until it has come. */
export const useSiteKit = (): SchemaKit | undefined => {
  const [kit, setKit] = useState<SchemaKit>()
  useEffect(() => {
    asked ??= ask('parts', {}).then(withOwn)
    asked.then(setKit, () => {
      asked = undefined // the bar tells that the server is gone; who asks next tries again
    })
  }, [])
  return kit
}
