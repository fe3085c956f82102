import { useMemo } from 'react'
import { callOf } from '../../../../content/commands/names/callOf.ts'
import { anyBlock, type Block } from '../../../../core/document/page.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { useFindings, useLacking, useStudio, useStudioState } from '../store/useStudio.ts'
import { valueAfter, valueAt } from '../store/valueAfter.ts'
import { useReading } from '../ui/useReading.ts'
import { titleOf } from '../ui/words.ts'
import { enclosingEntries, meantEntry } from './enclosingEntries.ts'
import { Field } from './fields/Field.tsx'
import { Fields } from './fields/Fields.tsx'
import { FindingNotes } from './fields/FindingNotes.tsx'
import { findingsByPointer } from './findingsByPointer.ts'
import { FormContext, type FormState } from './formContext.ts'
import { WrittenElsewhere } from './WrittenElsewhere.tsx'

type Props = {
  readonly kit: SchemaKit
  readonly file: string
  readonly route: string | undefined
  readonly pointer: string
  readonly block: Block
}

const parts = { Field, Fields }
const ofEveryBlock = Object.keys(anyBlock.properties)

/** A block as a form, from its schema alone. */
export const BlockForm = ({ kit, file, route, pointer, block }: Props) => {
  const found = useFindings(file)
  const lacking = useLacking(file)
  const at = useStudioState(({ chosen, chosenBy }) =>
    chosenBy !== 'panel' && chosen?.file === file ? chosen.pointer : undefined,
  )
  // As the author sees it: its blocks' schema with what holds for all of them.
  const { ofSettings = [], ...known } = blockOf(kit, block.type)
  const schema = kit.choices.get('block')?.schemas[block.type] ?? known.schema
  const read = useReading()
  const studio = useStudio()
  const title = titleOf(schema ?? {})
  const form: FormState = useMemo(() => {
    // By what it says then: while its heading is typed, the block is called by all of it.
    const about = (edits: readonly DocumentEdit[]) => {
      const after = valueAfter(studio.getState().documents.get(file)?.value, file, edits)
      const [first] = edits
      const entry =
        first && 'pointer' in first
          ? meantEntry(enclosingEntries(kit, after, first.pointer))
          : undefined
      if (entry?.call !== undefined && !entry.isText) return `“${read(entry.call)}” in ${title}`
      const call = callOf(valueAt(after, keysOf(pointer)))
      return call === undefined ? title : `${title} “${read(call)}”`
    }
    return { kit, parts, file, route, about, findings: findingsByPointer(found), at }
  }, [studio, kit, file, route, pointer, title, read, found, at])
  if (!schema) return <p className="studio-quiet">There is no block “{block.type}”.</p>
  return (
    <FormContext value={form}>
      {ofSettings.length > 0 ? <WrittenElsewhere keys={ofSettings} /> : null}
      <Fields schema={schema} pointer={pointer} value={block} last={ofEveryBlock} />
      {/* Below: what comes and goes while somebody writes may move no field. */}
      <FindingNotes
        findings={[pointer, `${pointer}/type`, `${pointer}/hidden`].flatMap(
          (own) => form.findings.get(own) ?? [],
        )}
      />
      <FindingNotes
        findings={lacking.filter(({ ofOriginal }) =>
          `${ofOriginal?.pointer}/`.startsWith(`${pointer}/`),
        )}
      />
    </FormContext>
  )
}
