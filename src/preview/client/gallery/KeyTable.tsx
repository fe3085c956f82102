import { Badge, Code, Table, Text } from '@radix-ui/themes'
import type { ListedKey } from '../../gallery/catalogue.ts'

/** What may stand in a block, key by key. */
export const KeyTable = ({ keys }: { keys: readonly ListedKey[] }) => (
  <Table.Root size="1" variant="surface">
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeaderCell>Key</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>What</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>For</Table.ColumnHeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {keys.map(({ key, kind, required, description, values }) => (
        <Table.Row key={key}>
          <Table.RowHeaderCell>
            <Code variant="ghost">{key}</Code> {required ? <Badge color="amber">required</Badge> : null}
          </Table.RowHeaderCell>
          <Table.Cell>
            <Text>{values ? values.join(', ') : kind}</Text>
          </Table.Cell>
          <Table.Cell>{description}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
)
