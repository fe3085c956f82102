import { useState } from 'react'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import { PictureChooser } from '../../choosers/PictureChooser.tsx'
import { useStudio } from '../../store/useStudio.ts'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { propertiesOf } from '../kindOf.ts'
import { stepLabel } from '../stepLabel.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { FindingNotes } from './FindingNotes.tsx'
import { LineField } from './LineField.tsx'
import { RemoveTool } from './RemoveTool.tsx'

/** A picture as it looks, with its words. */
export const PictureField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const studio = useStudio()
  const { file, about, findings } = useForm()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(schema)
  const { src = '', alt } = (value ?? {}) as { readonly src?: string; readonly alt?: string } // a picture is known by its schema
  const isChosen = src !== '' && askedBy(src) === undefined
  const take = (picture: { readonly src: string; readonly alt: string }) => {
    setOpen(false)
    if (value === undefined) return edit.set(pointer, picture, title)
    const edits = (['src', 'alt'] as const).flatMap((key) =>
      picture[key] === { src, alt }[key]
        ? []
        : [{ kind: 'set' as const, file, pointer: `${pointer}/${key}`, value: picture[key] }],
    )
    if (edits.length > 0) studio.send({ label: stepLabel(title, about(edits)), edits })
  }
  const tools = isOptional && value !== undefined ? <RemoveTool {...{ pointer, title }} /> : null
  const words = propertiesOf(schema)['alt']
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }} as="group">
      {() => (
        <div className="panel-group">
          <button
            type="button"
            className="panel-picture-button"
            data-pointer={`${pointer}/src`}
            onClick={() => setOpen(true)}
          >
            {isChosen ? <img src={src} alt="" /> : null}
            <span>{isChosen ? 'Choose another picture' : 'Choose a picture'}</span>
          </button>
          <FindingNotes findings={findings.get(`${pointer}/src`) ?? []} />
          {value !== undefined && words ? (
            <LineField schema={words} pointer={`${pointer}/alt`} value={alt} isOptional={false} />
          ) : null}
          {isOpen ? (
            <PictureChooser
              src={src}
              alt={alt}
              hasAlt
              onChoose={take}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </div>
      )}
    </FieldLayout>
  )
}
