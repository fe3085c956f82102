import { Checkbox } from '@radix-ui/themes'
import type { PublishAnswer } from '../../../protocol/publishing.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { ChangeList } from '../Changes/ChangeList.tsx'

type Props = {
  readonly others: PublishAnswer['others']
  readonly also: readonly string[]
  readonly take: (file: string, goes: boolean) => void
}

/** What lies in the folder and was not written in the studio: it stays behind, unless somebody says that it is theirs. */
export const Others = ({ others, also, take }: Props) => (
  <section className="publish-others" aria-label="Not written here">
    <h2>Not written here</h2>
    <p className="studio-quiet">
      Somebody has changed this in the files themselves, and has not published it. It stays as it
      is, and is not published with yours. If it is yours, or you know that it is finished, take it
      along.
    </p>
    <ChangeList
      files={others}
      level={3}
      fileAction={({ file, name }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: Radix's checkbox is one
        <label className="view-check">
          <Checkbox
            aria-label={`Take ${nameOfDocument({ path: file, title: name })} along`}
            checked={also.includes(file)}
            onCheckedChange={(isOn) => take(file, isOn === true)}
          />
          Take it along
        </label>
      )}
    />
  </section>
)
