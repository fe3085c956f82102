type Props = {
  readonly id: string
  readonly count: string | undefined
  readonly error: string | undefined
}

/** What is said below a field. The count is for the eye alone: for the ear it is said once the typing rests, see useFieldChecks.ts. */
export const FieldNotes = ({ id, count, error }: Props) => {
  if (error) {
    return (
      <p className="form-error" id={`${id}-error`}>
        {error}
      </p>
    )
  }
  return count ? (
    <p className="form-hint" aria-hidden="true">
      {count}
    </p>
  ) : null
}
