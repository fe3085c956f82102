/** A file of the built site by its path in the folder. Without content it is the same as in the last build. */
export type OutputFile = { readonly path: string; readonly content: Buffer | undefined }
