/**
 * The class of a grid of cards: two side by side, or on a wide screen three where `columns` asks for it or, left out,
 * where the number of cards does not make two rows of two.
 */
export const gridClass = (count: number, columns?: number): string =>
  (columns ?? (count === 2 || count === 4 ? 2 : 3)) === 3 && count > 2
    ? 'ui-grid ui-thirds'
    : 'ui-grid'
