/** What the studio's page was told by its server under a name (`src/authoring/studio/protocol/studioPage.ts`); nothing where it was not. */
export const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined
