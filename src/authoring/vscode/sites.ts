import { existsSync } from 'node:fs'
import * as vscode from 'vscode'
import { isDocument } from '../../content/changes/compare/isDocument.ts'
import { pathOfUri } from '../language-server/fileUri.ts'
import { settingsPath, siteRootOf } from '../language-server/siteRootOf.ts'

/** The language of a site's documents: no service for JSON speaks of it. */
export const language = 'broadsheet-json'

/** The site of a file, by its folder. */
const siteOf = (uri: vscode.Uri): string | undefined => {
  const path = pathOfUri(uri.toString())
  return path === undefined
    ? undefined
    : siteRootOf(path, (folder) => existsSync(`${folder}/${settingsPath}`))
}

/** Gives documents of sites their language, whenever one is opened. */
export const tellLanguages = (): vscode.Disposable => {
  const tell = (document: vscode.TextDocument) => {
    const root =
      document.languageId === 'json' || document.languageId === 'jsonc'
        ? siteOf(document.uri)
        : undefined
    const path = pathOfUri(document.uri.toString()) ?? ''
    if (root !== undefined && isDocument(path.slice(root.length + 1)))
      void vscode.languages.setTextDocumentLanguage(document, language)
  }
  for (const document of vscode.workspace.textDocuments) tell(document)
  return vscode.workspace.onDidOpenTextDocument(tell)
}

/** The sites in the folders that are open, nearest to their top first. */
export const openSites = async (): Promise<string[]> => {
  const found = await vscode.workspace.findFiles(`**/${settingsPath}`, '**/{node_modules,dist}/**')
  const roots = found.flatMap(
    (uri) => pathOfUri(uri.toString())?.slice(0, -settingsPath.length - 1) ?? [],
  )
  return roots.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

/** The site of the document that is written, else the first that is open. */
export const siteAtHand = async (): Promise<string | undefined> => {
  const document = vscode.window.activeTextEditor?.document
  return (document && siteOf(document.uri)) ?? (await openSites())[0]
}
