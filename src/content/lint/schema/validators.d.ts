declare module 'virtual:validators' {
  type Validators = import('../../../core/kit/Validator.ts').Validators
  export const documents: Validators['documents']
  export const blocks: Validators['blocks']
  export const fields: Validators['fields']
  export const factValues: Validators['factValues']
}
