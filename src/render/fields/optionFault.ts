import type { Fault } from '../../core/kit/FieldCheck.ts'

type Choice = { readonly options: readonly { readonly value: string }[] }

export const optionFault = ({ options }: Choice, text: string): Fault | undefined =>
  options.some(({ value }) => value === text)
    ? undefined
    : { code: 'TYPE_TEXT', word: 'errorOption' }
