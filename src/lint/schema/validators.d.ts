declare module 'virtual:validators' {
  /** What ajv tells of one fault. */
  export type ValidatorError = {
    readonly instancePath: string
    readonly keyword: string
    readonly params: Readonly<Record<string, unknown>>
  }
  export type Validator = { (value: unknown): boolean; readonly errors?: readonly ValidatorError[] | null }
  export const documents: Readonly<Record<string, Validator>>
  export const blocks: Readonly<Record<string, Validator>>
  export const fields: Readonly<Record<string, Validator>>
  export const factValues: Readonly<Record<string, Validator>>
}
