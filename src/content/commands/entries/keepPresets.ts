import type { Schema } from '../../../core/document/documentSchemas.ts'
import { gather } from '../../../core/model/schema/gather.ts'
import { pointerOf } from '../../../core/model/schema/path.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'
import { withValues } from '../names/withValues.ts'

type Presets = Readonly<Record<string, Readonly<Record<string, string>>>>

const presetsOf = ({ value, faults }: KnownFile): Presets =>
  faults.length === 0 ? ((value?.['presets'] ?? {}) as Presets) : {} // it follows its schema

/** What a page fills into the dialogs that its buttons open goes along with a button that leaves the page. */
export const keepPresets = (
  ground: Ground,
  value: unknown,
  schema: Schema,
  from: KnownFile,
  to: KnownFile,
): { value: unknown; dialogs: string[] } => {
  const [old, now] = [presetsOf(from), presetsOf(to)]
  const found = gather(ground.kit.choices, value, schema).actions.flatMap(
    ({ action: { dialog, preset }, path }) => {
      const filled =
        typeof dialog === 'string' && Object.hasOwn(old, dialog) ? old[dialog] : undefined
      if (
        typeof dialog !== 'string' ||
        !filled ||
        JSON.stringify(filled) === JSON.stringify(now[dialog])
      )
        return []
      return [
        {
          dialog,
          pointer: `${pointerOf(path)}/preset`,
          preset: { ...filled, ...(typeof preset === 'object' ? preset : {}) },
        },
      ]
    },
  )
  return {
    value: withValues(value, new Map(found.map(({ pointer, preset }) => [pointer, preset]))),
    dialogs: [...new Set(found.map(({ dialog }) => dialog))],
  }
}
