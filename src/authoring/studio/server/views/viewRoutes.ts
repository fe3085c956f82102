import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { titleOfType, turnsInto } from '../../../../content/commands/blocks/turnBlock.ts'
import { figuresOnPages } from '../../../../content/commands/facts/figuresOnPages.ts'
import { foundFigures } from '../../../../content/commands/facts/foundFigures.ts'
import { type Ground, OperationError } from '../../../../content/commands/Ground.ts'
import { pageTree } from '../../../../content/commands/pages/pageTree.ts'
import { foundTexts } from '../../../../content/commands/texts/foundTexts.ts'
import { comingDue } from '../../../../content/facts/comingDue.ts'
import { factEffect } from '../../../../content/facts/factEffect.ts'
import { sharedContextOf } from '../../../../content/lint/project/sharedContext.ts'
import type { Fact } from '../../../../core/document/facts.ts'
import { isBlock } from '../../../../core/document/isBlock.ts'
import type { Units } from '../../../../core/model/site/editions/factsIn.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import type { Said } from '../../protocol/Said.ts'
import type {
  BesideAnswer,
  ChecksAnswer,
  DueAnswer,
  FactEffectAnswer,
  FiguresAnswer,
  FiguresOnPagesAnswer,
  FoldersAnswer,
  HelpAnswer,
  HubsAnswer,
  PlacesAnswer,
  TextsAnswer,
  TreeAnswer,
  TurnsAnswer,
} from '../../protocol/viewAnswers.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { Editor } from '../edit/editor.ts'
import { changesNow } from './changesNow.ts'
import { checksNow } from './checksNow.ts'
import { foldersOf } from './foldersOf.ts'
import { helpText } from './helpText.ts'
import { hubsOf } from './hubsOf.ts'
import { placesOfPages } from './placesOfPages.ts'
import { textsBeside } from './textsBeside.ts'

const factRequest = z.object({ kind: z.string() }).loose()
const takeBackRequest = z.object({ id: z.string().max(100), key: z.string().max(100) })

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

/** What the views beside the page ask for: what figures do, where words stand, the tree of pages, what has changed. */
export const viewRoutes = (
  app: FastifyInstance,
  { workspace, pageOptions, docs }: PreviewParts,
  editor: Editor,
): void => {
  const changes = changesNow(workspace, () => pageOptions().kit, editor.born)
  const ground = (): Ground => ({
    kit: pageOptions().kit,
    sources: workspace.live().sources,
    files: workspace.live().files,
  })
  app.get(`${studioFolder}help`, (): HelpAnswer => ({ text: helpText(docs) }))
  app.get(`${studioFolder}tree`, (): TreeAnswer => ({ groups: pageTree(workspace.live().files) }))
  const orWhy = <Answer>(work: () => Answer): Answer | { readonly why: Said } => {
    try {
      return work()
    } catch (error) {
      if (error instanceof OperationError) return { why: error.reason }
      throw error
    }
  }
  app.get<{ Querystring: { words?: string; to?: string } }>(
    `${studioFolder}texts`,
    ({ query: { words = '', to } }): TextsAnswer =>
      orWhy(() => foundTexts(ground(), words, to, pageOptions().today)),
  )
  app.get<{ Querystring: { figure?: string; name?: string } }>(
    `${studioFolder}figures`,
    ({ query: { figure = '', name = '' } }): FiguresAnswer =>
      orWhy(() => foundFigures(ground(), figure, name)),
  )
  app.get(`${studioFolder}figures-on-pages`, (): FiguresOnPagesAnswer => figuresOnPages(ground()))
  type EffectQuery = { Querystring: { name?: string; fact?: string; units?: string } }
  app.get<EffectQuery>(
    `${studioFolder}fact-effect`,
    ({ query: { name = '', fact: text = '', units = '{}' } }): FactEffectAnswer => {
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
    },
  )
  app.get<{ Querystring: { words?: string; route?: string } }>(
    `${studioFolder}places`,
    ({ query: { words = '', route = '' } }): PlacesAnswer =>
      placesOfPages(pageOptions().kit, workspace.live().files, words, route),
  )
  app.get<{ Querystring: { like?: string } }>(
    `${studioFolder}hubs`,
    ({ query: { like = '' } }): HubsAnswer =>
      hubsOf(pageOptions().kit, workspace.live().files, like),
  )
  app.get(
    `${studioFolder}folders`,
    (): FoldersAnswer => foldersOf(pageOptions().kit, workspace.live().files),
  )
  app.get<{ Querystring: { file?: string; block?: string } }>(
    `${studioFolder}turns`,
    ({ query: { file, block } }): TurnsAnswer => {
      const { kit } = pageOptions()
      const blocks: unknown = workspace.live().files.find(({ path }) => path === file)?.value?.[
        'blocks'
      ]
      const found: unknown = Array.isArray(blocks) ? blocks[Number(block)] : undefined
      return isBlock(found)
        ? turnsInto(kit, found).map((type) => ({ type, title: titleOfType(kit, type) }))
        : []
    },
  )
  app.get<{ Querystring: { file?: string } }>(
    `${studioFolder}beside`,
    ({ query: { file = '' } }): BesideAnswer | { readonly why: Said } =>
      orWhy(() => textsBeside(ground(), file)),
  )
  app.get(
    `${studioFolder}checks`,
    (): ChecksAnswer => checksNow(pageOptions().kit, workspace.checked(), pageOptions().today),
  )
  app.get(
    `${studioFolder}due`,
    (): DueAnswer => comingDue(pageOptions().kit, workspace.live().sources, pageOptions().today),
  )
  app.get(`${studioFolder}changes`, () => changes.told())
  app.post(`${studioFolder}take-back`, async (call) => {
    const { id, key } = takeBackRequest.parse(call.body)
    return editor.plan(id, await changes.back(key))
  })
}
