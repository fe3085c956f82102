import type { ComponentType } from 'react'
import { useForm } from '../formContext.ts'
import { type FieldKind, kindOf } from '../kindOf.ts'
import { AssetField } from './AssetField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { ColorField } from './ColorField.tsx'
import { DialogField } from './DialogField.tsx'
import { DialogPresetsField } from './DialogPresetsField.tsx'
import { FactField } from './FactField.tsx'
import type { FieldProps } from './FieldProps.ts'
import { FormNameField } from './FormNameField.tsx'
import { GridField } from './GridField.tsx'
import { IconField } from './IconField.tsx'
import { LineField } from './LineField.tsx'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { MarkupField } from './MarkupField.tsx'
import { NumberField } from './NumberField.tsx'
import { ObjectField } from './ObjectField.tsx'
import { PictureField } from './PictureField.tsx'
import { PresetsField } from './PresetsField.tsx'
import { SeveralField } from './SeveralField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TimeField } from './TimeField.tsx'

const fields: Readonly<Record<FieldKind, ComponentType<FieldProps> | undefined>> = {
  markup: MarkupField,
  line: LineField,
  date: LineField,
  time: TimeField,
  color: ColorField,
  choice: ChoiceField,
  several: SeveralField,
  icon: IconField,
  switch: SwitchField,
  number: NumberField,
  link: LinkField,
  page: LinkField,
  dialog: DialogField,
  form: FormNameField,
  fact: FactField,
  asset: AssetField,
  picture: PictureField,
  presets: PresetsField,
  dialogPresets: DialogPresetsField,
  object: ObjectField,
  list: ListField,
  grid: GridField,
  unknown: undefined,
}

/** A value of a document, by its schema alone. */
export const Field = (props: FieldProps) => {
  const { kit } = useForm()
  const Kind = fields[kindOf(props.schema, kit.choices)]
  return Kind ? <Kind {...props} /> : null
}
