import type { Engine } from '../../src/core/engine/Engine.ts'

/** The engine as tests use it: the visitors' files that the global set-up has made, the checkout's own caches, nothing of an earlier run believed. */
export const testEngine: Engine = {
  client: process.env['BROADSHEET_CLIENT'] ?? '',
  authoring: '',
  schemas: 'schema',
  cache: 'node_modules/.cache',
  stamp: '',
}
