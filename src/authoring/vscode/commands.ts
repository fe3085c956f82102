import { existsSync } from 'node:fs'
import * as vscode from 'vscode'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { type FoundEngine, findEngine, type Program } from './findEngine.ts'
import { Preview } from './Preview.ts'
import { asNode, runProgram, serveProgram } from './runProgram.ts'
import { siteAtHand } from './sites.ts'

type AtHand = { readonly root: string; readonly engine: FoundEngine }

const programOf = (
  { engine: { path, site } }: AtHand,
  command: string,
  ...args: readonly string[]
): Program => ({ path, args: [command, ...args, ...site] })

/** The site at hand with its engine, or words for who has none. */
const atHand = async (): Promise<AtHand | undefined> => {
  const root = await siteAtHand()
  const engine =
    root === undefined || !vscode.workspace.isTrusted ? undefined : findEngine(root, existsSync)
  if (root !== undefined && engine) return { root, engine }
  void vscode.window.showWarningMessage(
    root === undefined
      ? 'There is no site here: a site is a folder with pages/_site.json.'
      : vscode.workspace.isTrusted
        ? `${root} has no engine to do this with: run "npm install" there.`
        : 'This runs programs of the folder, which has not been declared trusted.',
  )
  return undefined
}

/** Opens the preview of the page that is written, or leads the one that is open to it. */
const previewer = (): (() => Promise<void>) & vscode.Disposable => {
  let open: { readonly root: string; readonly preview: Preview } | undefined
  const show = async () => {
    const found = await atHand()
    if (!found) return
    const { root } = found
    const document = vscode.window.activeTextEditor?.document
    if (open?.root !== root) {
      open?.preview.close()
      const server = await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: 'Broadsheet: starting the preview' },
        () => serveProgram(programOf(found, 'dev'), root),
      )
      const preview = new Preview(root, server, () => {
        if (open?.preview === preview) open = undefined
      })
      open = { root, preview }
    }
    if (document) await open.preview.show(document)
  }
  return Object.assign(show, { dispose: () => open?.preview.close() })
}

/** A page's address, as far as can be told without the engine, which has the last word. */
const wrongAddress = (route: string): string | undefined =>
  /^\/[^\s?#]+$/.test(route)
    ? undefined
    : 'An address begins with a slash and has no blanks: /services/repair'

const newPage = async (): Promise<void> => {
  const found = await atHand()
  const route =
    found &&
    (await vscode.window.showInputBox({
      title: 'New page',
      prompt: 'Its address',
      value: '/',
      valueSelection: [1, 1],
      validateInput: wrongAddress,
    }))
  if (!found || route === undefined) return
  const { isDone, words } = await runProgram(programOf(found, 'new', route), found.root)
  if (!isDone) return void vscode.window.showErrorMessage(words)
  await vscode.window.showTextDocument(
    vscode.Uri.file(`${found.root}/pages${route.replace(/\/$/, '')}.json`),
  )
}

const review = async (): Promise<void> => {
  const found = await atHand()
  if (!found) return
  const { path, args } = programOf(found, 'review')
  const run = new vscode.ProcessExecution(process.execPath, [path, ...args], {
    cwd: found.root,
    env: asNode,
  })
  await vscode.tasks.executeTask(
    new vscode.Task(
      { type: 'broadsheet', command: 'review' },
      vscode.TaskScope.Workspace,
      'Review',
      'Broadsheet',
      run,
    ),
  )
}

/** All that the command palette offers. */
export const registerCommands = (): vscode.Disposable => {
  const preview = previewer()
  const told = (act: () => Promise<void>) => () =>
    act().catch((error: unknown) => void vscode.window.showErrorMessage(errorMessage(error)))
  return vscode.Disposable.from(
    preview,
    vscode.commands.registerCommand('broadsheet.preview', told(preview)),
    vscode.commands.registerCommand('broadsheet.newPage', told(newPage)),
    vscode.commands.registerCommand('broadsheet.review', told(review)),
  )
}
