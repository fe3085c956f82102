import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { titleOfType, turnsInto } from '../../../../content/commands/blocks/turnBlock.ts'
import { figuresOnPages } from '../../../../content/commands/facts/figuresOnPages.ts'
import { foundFigures } from '../../../../content/commands/facts/foundFigures.ts'
import { OperationError } from '../../../../content/commands/Ground.ts'
import { pageTree } from '../../../../content/commands/pages/pageTree.ts'
import { foundTexts } from '../../../../content/commands/texts/foundTexts.ts'
import { comingDue } from '../../../../content/facts/comingDue.ts'
import { factEffect } from '../../../../content/facts/factEffect.ts'
import { sharedContextOf } from '../../../../content/lint/project/sharedContext.ts'
import type { Fact } from '../../../../core/document/facts.ts'
import { isBlock } from '../../../../core/document/isBlock.ts'
import type { Units } from '../../../../core/model/site/editions/factsIn.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import { takeBackRequest } from '../../protocol/requests.ts'
import type { Said } from '../../protocol/Said.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { Editor } from '../edit/editor.ts'
import { answers } from './answers.ts'
import { changesNow } from './changesNow.ts'
import { checksNow } from './checksNow.ts'
import { foldersOf } from './foldersOf.ts'
import { helpText } from './helpText.ts'
import { hubsOf } from './hubsOf.ts'
import { placesOfPages } from './placesOfPages.ts'
import { textsBeside } from './textsBeside.ts'

const factRequest = z.object({ kind: z.string() }).loose()

const readFact = (text: string): Fact | undefined => {
  try {
    const fact: unknown = JSON.parse(text)
    return z.object({ value: factRequest }).loose().safeParse(fact).success
      ? (fact as Fact)
      : undefined // its value is judged by the kit next
  } catch {
    return undefined
  }
}

const unitsRequest = z.record(z.string(), z.record(z.string(), z.string()))

/** What languages would call the words of figures, by their tags; nothing where it can't be read. */
const readUnits = (text: string): Readonly<Record<string, Units>> => {
  try {
    return unitsRequest.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}

/** What some work returns, or why the site refuses it. */
const orWhy = <Answer>(work: () => Answer): Answer | { readonly why: Said } => {
  try {
    return work()
  } catch (error) {
    if (error instanceof OperationError) return { why: error.reason }
    throw error
  }
}

/** What the views beside the page ask for: what figures do, where words stand, the tree of pages, what has changed. */
export const viewRoutes = (
  app: FastifyInstance,
  { workspace, pageOptions, docs }: PreviewParts,
  editor: Editor,
): void => {
  const changes = changesNow(workspace, () => pageOptions().kit, editor.born)
  const ground = () => ({
    kit: pageOptions().kit,
    sources: workspace.live().sources,
    files: workspace.live().files,
  })
  answers(app, 'help', () => ({ text: helpText(docs) }))
  answers(app, 'tree', () => ({ groups: pageTree(workspace.live().files) }))
  answers(app, 'texts', ({ words, to }) =>
    orWhy(() => foundTexts(ground(), words, to, pageOptions().today)),
  )
  answers(app, 'figures', ({ figure, name }) => orWhy(() => foundFigures(ground(), figure, name)))
  answers(app, 'figures-on-pages', () => figuresOnPages(ground()))
  answers(app, 'fact-effect', ({ name, fact: text, units }) => {
    const { kit, today } = pageOptions()
    const fact = readFact(text)
    const validators = kit.validators.factValues
    if (
      !fact ||
      !Object.hasOwn(validators, fact.value.kind) ||
      validators[fact.value.kind]?.(fact.value) !== true
    )
      return { why: 'The figure is not whole yet.' }
    return (
      factEffect(
        sharedContextOf(kit, workspace.live().sources, today),
        workspace.live().files,
        name,
        fact,
        readUnits(units),
      ) ?? {
        why: 'The settings of the site can’t be read at the moment.',
      }
    )
  })
  answers(app, 'places', ({ words, route }) =>
    placesOfPages(pageOptions().kit, workspace.live().files, words, route),
  )
  answers(app, 'hubs', ({ like }) => hubsOf(pageOptions().kit, workspace.live().files, like))
  answers(app, 'folders', () => foldersOf(pageOptions().kit, workspace.live().files))
  answers(app, 'turns', ({ file, block }) => {
    const { kit } = pageOptions()
    const blocks: unknown = workspace.live().files.find(({ path }) => path === file)?.value?.[
      'blocks'
    ]
    const found: unknown = Array.isArray(blocks) ? blocks[Number(block)] : undefined
    return isBlock(found)
      ? turnsInto(kit, found).map((type) => ({ type, title: titleOfType(kit, type) }))
      : []
  })
  answers(app, 'beside', ({ file }) => orWhy(() => textsBeside(ground(), file)))
  answers(app, 'checks', () =>
    checksNow(pageOptions().kit, workspace.checked(), pageOptions().today),
  )
  answers(app, 'due', () =>
    comingDue(pageOptions().kit, workspace.live().sources, pageOptions().today),
  )
  answers(app, 'changes', () => changes.told())
  app.post(`${studioFolder}take-back`, async (call) => {
    const { id, key } = takeBackRequest.parse(call.body)
    return editor.plan(id, await changes.back(key))
  })
}
