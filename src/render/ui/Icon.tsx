import type { IconName } from '../../core/document/iconNames.ts'
import { iconPaths } from './iconPaths.ts'

/** A drawing from the set. It only ever stands beside words, so it is hidden from those who hear the page. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)
