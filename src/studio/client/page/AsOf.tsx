import { useStudio, useStudioState } from '../store/useStudio.ts'

/** The day that pages are shown for: what begins, ends or changes by its days is seen before it does. Empty: today. */
export const AsOf = () => {
  const studio = useStudio()
  const asOf = useStudioState((state) => state.asOf)
  return (
    <label className="studio-as-of studio-wide" data-other={asOf !== undefined}>
      <span>As of</span>
      <input type="date" value={asOf ?? ''} onChange={({ target }) => studio.showDay(target.value || undefined)} />
    </label>
  )
}
