import type { FormSetup } from './types.ts'

/** As much of a form's setup as is wanted before its script comes: what had another name, and how it goes without the script. */
export type ToldAtOnce = {
  readonly block: Pick<FormSetup['block'], 'fields'> & {
    readonly success: { readonly page?: string }
  }
  readonly words: Pick<FormSetup['words'], 'failedOffline'>
}

export const toldAtOnce = ({
  block: { fields, success },
  words: { failedOffline },
}: FormSetup): ToldAtOnce => ({
  block: {
    fields: fields.filter((field) => JSON.stringify(field).includes('"formerly"')),
    success: success.page === undefined ? {} : { page: success.page },
  },
  words: { failedOffline },
})
