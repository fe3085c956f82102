import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as vscode from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { findEngine } from './findEngine.ts'
import { language, openSites } from './sites.ts'

/**
 * Starts the language server: that of the engine which the first site brings, where its folder is trusted, else the one in the extension,
 * which runs nothing of any folder.
 */
export const startClient = async ({
  extensionPath,
  globalStorageUri,
}: vscode.ExtensionContext): Promise<LanguageClient> => {
  const trusted = vscode.workspace.isTrusted
  const own = trusted
    ? (await openSites())
        .map((root) => findEngine(root, existsSync))
        .find((found) => found !== undefined)
    : undefined
  const module = own?.path ?? join(extensionPath, 'server/vscodeServer.js')
  const env = { ...process.env, BROADSHEET_KEPT: globalStorageUri.fsPath }
  const client = new LanguageClient(
    'broadsheet',
    'Broadsheet',
    {
      module,
      args: own ? ['language-server'] : [],
      transport: TransportKind.stdio,
      options: { env },
    },
    { documentSelector: [{ scheme: 'file', language }], initializationOptions: { trusted } },
  )
  await client.start()
  return client
}
