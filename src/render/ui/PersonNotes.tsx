import { Dotted } from './Dotted.tsx'
import { usePage } from './PageContext.ts'

type Person = {
  readonly role: string
  readonly furtherRoles?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
}

/** What a person does, and the languages to talk in. */
export const PersonNotes = ({
  person: { role, furtherRoles = [], languages },
}: {
  person: Person
}) => {
  const { words, writing } = usePage().site
  const { colon = ':', comma = ', ' } = writing.language.punctuation ?? {}
  return (
    <>
      <Dotted parts={[role, ...furtherRoles]} className="ui-label" />
      {languages ? (
        <p className="ui-label">{`${words.languagesSpoken}${colon} ${languages.join(comma)}`}</p>
      ) : null}
    </>
  )
}
