import type { Site } from '../../../core/kit/Site.ts'
import { formsIn } from '../../../render/form/formsIn.ts'
import { formStates } from './formStates.ts'
import { galleryPage, type PageOptions } from './galleryPage.tsx'

/** A form of the site in one of its states, which `script` brings about; undefined where there is no such form or state. */
export const formPage = (
  site: Site,
  name: string,
  state: string,
  pageOptions: PageOptions,
  script: string,
): string | undefined => {
  const blocks = [...site.dialogs.values(), ...site.pages.values()].flatMap(
    ({ document }) => document.blocks,
  )
  const form = blocks.find((block) => formsIn([block]).some((found) => found.name === name))
  if (!form || !formStates.some((known) => known.name === state)) return undefined
  // In the loader's place, which would let the form be taken over for real.
  const scripts = { ...pageOptions.scripts, 'browser/entries/loader.ts': script }
  return galleryPage(site, `${name}: ${state}`, [form], {
    ...pageOptions,
    scripts,
    withShell: true,
    extra: `<template data-form-state="${state}"></template>`,
  })
}
