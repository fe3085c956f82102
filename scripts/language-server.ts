/** `npm run language-server -- --stdio`: lint's words in editors, by the Language Server Protocol. */
import { serveEditor } from '../src/language-server/serveEditor.ts'
import { standardKit } from '../src/standard/kit.ts'
import { engineHere, rootOf } from './engineHere.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { usage } from './usage/language-server.mjs'

const { values } = readArguments(usage)
if (!values.stdio) refuse(usage, '--stdio is missing: an editor starts this, and speaks with it over standard input and output.')
serveEditor({ kit: standardKit, engine: engineHere(), root: values.root === undefined ? undefined : rootOf(values.root) })
