/** The name by which texts call a figure: small, below what it is in people's words. */
export const FactName = ({ name }: { readonly name: string }) => (
  <small className="fact-name">{name}</small>
)
