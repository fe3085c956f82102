/** What is folded away can't be written: a question that is chosen shows its answer. */
export const openEnclosing = (node: Node | undefined): void => {
  for (
    let at = node?.parentElement?.closest('details');
    at;
    at = at.parentElement?.closest('details')
  )
    at.open = true
}
