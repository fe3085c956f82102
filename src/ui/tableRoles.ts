/**
 * The roles that a table's elements have by themselves, said again: some browsers forget them once rows are laid out as
 * blocks, as they are on small screens.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  head: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
