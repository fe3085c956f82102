import { Badge, Code } from '@radix-ui/themes'
import type { ListedKey } from '../../gallery/catalogue.ts'

/** What may stand in a block, key by key. Not Radix's table, whose scroll area no keyboard reaches: this one folds on phones. */
export const KeyTable = ({ keys }: { keys: readonly ListedKey[] }) => (
  <table className="gallery-keys">
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What</th>
        <th scope="col">For</th>
      </tr>
    </thead>
    <tbody>
      {keys.map(({ key, kind, required, description, values }) => (
        <tr key={key}>
          <th scope="row">
            <Code variant="ghost">{key}</Code>{' '}
            {required ? (
              <Badge highContrast color="amber">
                required
              </Badge>
            ) : null}
          </th>
          <td>{values ? values.join(', ') : kind}</td>
          <td>{description}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
