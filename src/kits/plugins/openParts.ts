import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { msg } from '../../content/lint/messages/msg.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import type { Validators } from '../../core/kit/Validator.ts'
import { digest } from '../../site/store/digest.ts'
import type { FoundPart } from './findParts.ts'
import { digestOfParts, findParts } from './findParts.ts'
import { warnOfFormerNames } from './formerNames.ts'
import type { AnyKit } from './joinParts.ts'
import type { LoadedParts } from './OwnParts.ts'
import { PartProblem, partFinding } from './PartProblem.ts'

type Options<K> = {
  /** The site's folder. */
  readonly root: string
  readonly engine: Engine
  /** The kit that its parts join. */
  readonly standard: K
  /** Takes lines for the person who waits. */
  readonly tell: (line: string) => void
}

/** What a site is made with: the kit, and the engine, whose stamp tells its parts apart from others. */
export type Opened<K> = { readonly kit: K; readonly engine: Engine }

/** So many states of a site's parts are kept. */
const maxKept = 4

/** So often they are bundled anew because files changed meanwhile. */
const maxAttempts = 5

const prune = (folder: string): void => {
  const old = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of old.slice(maxKept)) rmSync(path, { recursive: true, force: true })
}

/** Says at the first run in a folder what of it is going to run. */
const announce = (
  folder: string,
  parts: readonly FoundPart[],
  tell: (line: string) => void,
): void => {
  const mark = join(folder, 'told')
  if (existsSync(mark)) return
  tell(
    `This site has parts of its own, which are programs and run with your rights: ${parts.map(({ path }) => path).join(', ')}. Run them only where you trust who wrote them.`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(mark, '')
}

/** The parts of a site as they are now, and a stamp of all that they are made of. The stamp is taken first, so that `isSame` tells of what changed while the parts were looked for, too. */
const partsNow = (root: string, engine: Engine) => {
  const digested = digestOfParts(root)
  return {
    parts: findParts(root),
    stamp: digest(engine.stamp, digested),
    isSame: () => digestOfParts(root) === digested,
  }
}

/** The bundle of a site's parts, made first if need be, and what is in it; undefined where files changed meanwhile. Throws `PartProblem`. */
const load = async (
  { root, engine, standard, tell }: Options<AnyKit>,
  { parts, stamp, isSame }: ReturnType<typeof partsNow>,
) => {
  if (/[#?]/.test(root))
    throw new PartProblem([
      partFinding(
        parts[0]?.path ?? '',
        msg('folderNotBundled', { root }),
        msg('renameParentFolder'),
      ),
    ])
  const { checkFiles, checkModules } = await import('./checkParts.ts')
  const wrong = checkFiles(root, parts, standard)
  if (wrong.length > 0) throw new PartProblem(wrong)
  const { give } = await import('./given.ts')
  const { joinParts, ownChoices } = await import('./joinParts.ts')
  const folder = join(engine.cache, 'broadsheet-parts', digest(root))
  const bundle = join(folder, stamp)
  const validatorsFile = join(bundle, 'validators.mjs')
  if (!existsSync(bundle)) {
    const [{ bundleParts }, { loadBundler }] = await Promise.all([
      import('./bundleParts.ts'),
      import('./bundler.ts'),
    ])
    if (
      !(await bundleParts(
        await loadBundler(root, engine.client, parts[0]?.path ?? ''),
        root,
        parts,
        { folder: bundle, isSame },
      ))
    )
      return undefined
    prune(folder)
  }
  warnOfFormerNames(root, parts, tell)
  announce(folder, parts, tell) // what was done so far has run nothing of them
  give()
  process.setSourceMapsEnabled(true) // what fails in a part is told by the line that its author wrote
  const loaded = (await import(
    /* @vite-ignore */ pathToFileURL(join(bundle, 'node/parts.mjs')).href
  )) as LoadedParts // see partsEntry.ts
  const faults = checkModules(root, parts, loaded)
  if (faults.length > 0) throw new PartProblem(faults)
  if (!existsSync(validatorsFile)) {
    const { compileValidators } = await import('../../content/lint/schema/compileValidators.ts')
    writeFileSync(validatorsFile, compileValidators(ownChoices(loaded)))
  }
  const validators = (await import(
    /* @vite-ignore */ pathToFileURL(validatorsFile).href
  )) as Validators // as compileValidators writes it
  const client = join(bundle, 'client')
  const modules = { 'parts.js': join(bundle, 'node/parts.mjs'), 'validators.js': validatorsFile }
  return joinParts(standard, loaded, validators, {
    client: existsSync(client) ? client : undefined,
    modules,
  })
}

/**
 * The kit of a site: the one that every site has, with the parts that the site brings beside its `pages/`. A site without any costs a look at three folders, and
 * needs no bundler. Errors: `PartProblem` with findings, where a part is wrong.
 */
export const openParts = async <K extends AnyKit>(options: Options<K>): Promise<Opened<K>> => {
  const { root, engine, standard } = options
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (findParts(root).length === 0) return { kit: standard, engine }
    const now = partsNow(root, engine)
    const kit = await load(options, now)
    if (kit) return { kit: kit as K, engine: { ...engine, stamp: `${engine.stamp}-${now.stamp}` } } // joined to that very kit
  }
  throw new Error(
    'Files in blocks/, fields/ or rules/ change all the time: the parts of the site could not be bundled.',
  )
}
