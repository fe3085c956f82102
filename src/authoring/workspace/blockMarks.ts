import { createElement, type ReactNode } from 'react'

const name = 'x-block'

/** Puts a mark around a block, which `moveMarks` takes off again. */
export const markBlock = (index: number, element: ReactNode): ReactNode =>
  createElement(name, { 'data-i': index }, element)

/**
 * Moves each mark into the first element of its block, as `data-block`: the page then has the very elements that the
 * build writes, so that no style rule counts children differently. Text can hold no mark, since its `<` is escaped.
 */
export const moveMarks = (html: string): string =>
  html
    .replace(
      /<x-block data-i="(\d+)">(?:<([a-zA-Z][\w-]*))?/g,
      (_mark, index: string, element: string | undefined) =>
        element ? `<${element} data-block="${index}"` : '',
    )
    .replaceAll('</x-block>', '')
