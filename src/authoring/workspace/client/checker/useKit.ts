import { useEffect, useState } from 'react'
import type { Validators } from '../../../../core/kit/Validator.ts'
import { give } from '../../../../kits/plugins/given.ts'
import { joinParts } from '../../../../kits/plugins/joinParts.ts'
import type { LoadedParts } from '../../../../kits/plugins/OwnParts.ts'
import { standardPageKit } from '../../../../kits/standard/pageKit.ts'

type Kit = typeof standardPageKit

const load = async (own: string): Promise<Kit> => {
  give()
  const from = (name: string) =>
    import(/* @vite-ignore */ new URL(name, new URL(own, location.href)).href)
  const [loaded, validators] = (await Promise.all([from('parts.js'), from('validators.js')])) as [
    LoadedParts,
    Validators,
  ] // as openParts has made them
  return joinParts(standardPageKit, loaded, validators, { client: undefined, modules: {} })
}

/** The kit of the site whose documents are checked; undefined as long as its own parts, at the address `own`, are being loaded. */
export const useKit = (own: string | undefined): Kit | undefined => {
  const [kit, setKit] = useState<Kit | undefined>(own === undefined ? standardPageKit : undefined)
  useEffect(() => {
    if (own !== undefined) void load(own).then((loaded) => setKit(() => loaded))
  }, [own])
  return kit
}
