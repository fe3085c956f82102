/** Begins when a folder with a site is opened in VS Code. */
import * as vscode from 'vscode'
import { registerCommands } from './commands.ts'
import { tellLanguages } from './sites.ts'
import { startClient } from './startClient.ts'

let running: ReturnType<typeof startClient> | undefined

export const activate = async (context: vscode.ExtensionContext): Promise<void> => {
  context.subscriptions.push(
    tellLanguages(),
    registerCommands(),
    vscode.workspace.onDidGrantWorkspaceTrust(async () => {
      await (await running)?.stop()
      running = startClient(context)
    }),
  )
  running = startClient(context)
  await running
}

export const deactivate = async (): Promise<void> => (await running)?.stop()
