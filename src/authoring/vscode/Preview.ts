import { randomUUID } from 'node:crypto'
import * as vscode from 'vscode'
import { assetsFolder } from '../../core/document/sources.ts'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { pathOfUri } from '../language-server/fileUri.ts'
import { blockAt, offsetOfBlock } from './blockAt.ts'
import { type FromPreview, previewHtml, type ToPreview } from './previewHtml.ts'
import { routeAt } from './routeAt.ts'
import type { Served } from './runProgram.ts'

/** What the authoring server says of a page. */
type Drawn = { readonly html: string; readonly file?: string }

/** The page of a document beside its text. The caret leads the preview, a press in the preview the caret. */
export class Preview {
  private readonly panel = vscode.window.createWebviewPanel(
    'broadsheet.preview',
    'Preview',
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true },
  )
  private readonly events = new AbortController()
  private readonly following: vscode.Disposable
  private route: string | undefined
  private file: string | undefined

  /** `root` is the folder of the site, `ended` is called once the preview was closed. */
  constructor(
    private readonly root: string,
    private readonly server: Served,
    ended: () => void,
  ) {
    this.following = vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(
        (editor) => editor && void this.show(editor.document),
      ),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) =>
        this.followCaret(textEditor),
      ),
      this.panel.webview.onDidReceiveMessage((message: FromPreview) => this.hear(message)),
    )
    this.panel.onDidDispose(() => {
      this.following.dispose()
      this.events.abort()
      server.end()
      ended()
    })
    void this.listen()
  }

  close(): void {
    this.panel.dispose()
  }

  /** Shows the page of a document of the site; of another document nothing else than before. */
  async show(document: vscode.TextDocument): Promise<void> {
    const path = pathOfUri(document.uri.toString())
    const route = path === undefined ? undefined : routeAt(this.root, path)
    if (route !== undefined) await this.draw(route)
  }

  private async draw(route: string): Promise<void> {
    this.route = route
    try {
      const answer = await fetch(
        `${this.server.address}/~studio/drawn?route=${encodeURIComponent(route)}`,
      )
      const drawn = (await answer.json()) as Drawn // as the engine in the site's folder writes it
      if (this.events.signal.aborted || this.route !== route) return // another page was asked for meanwhile
      this.file = drawn.file
      this.panel.title = `Preview ${route}`
      const { webview } = this.panel
      const assets = `${webview.asWebviewUri(vscode.Uri.file(`${this.root}/${assetsFolder}`))}/`
      webview.html = previewHtml(drawn.html, {
        route,
        assets,
        files: webview.cspSource,
        nonce: randomUUID(),
      })
    } catch (error) {
      if (!this.events.signal.aborted)
        void vscode.window.showErrorMessage(`The preview was not drawn: ${errorMessage(error)}`)
    }
  }

  /** Draws the page anew with each change of the site that the server tells of. */
  private async listen(): Promise<void> {
    try {
      const { body } = await fetch(`${this.server.address}/~api/events`, {
        signal: this.events.signal,
      })
      for await (const _ of body ?? []) if (this.route !== undefined) await this.draw(this.route)
    } catch {
      // the preview was closed, or the server has ended
    }
  }

  private editorOf(file: string | undefined): vscode.TextEditor | undefined {
    return vscode.window.visibleTextEditors.find(
      ({ document }) =>
        file !== undefined && pathOfUri(document.uri.toString()) === `${this.root}/${file}`,
    )
  }

  private followCaret({ document, selection }: vscode.TextEditor): void {
    if (pathOfUri(document.uri.toString()) !== `${this.root}/${this.file}`) return
    const block = blockAt(document.getText(), document.offsetAt(selection.active))
    if (block !== undefined) void this.panel.webview.postMessage({ block } satisfies ToPreview)
  }

  private async hear(message: FromPreview): Promise<void> {
    if ('link' in message) return this.follow(message.link)
    const editor = this.editorOf(this.file)
    if (!editor) return
    if ('ready' in message) return this.followCaret(editor)
    const offset = offsetOfBlock(editor.document.getText(), message.block)
    if (offset === undefined) return
    const at = editor.document.positionAt(offset)
    editor.selection = new vscode.Selection(at, at)
    editor.revealRange(
      new vscode.Range(at, at),
      vscode.TextEditorRevealType.InCenterIfOutsideViewport,
    )
  }

  /** A link within the site leads to its page, and to the document of that. */
  private async follow(link: string): Promise<void> {
    if (!link.startsWith('/')) {
      if (/^https?:/.test(link)) await vscode.env.openExternal(vscode.Uri.parse(link))
      return
    }
    await this.draw(link.replace(/[?#].*$/, ''))
    if (this.file !== undefined)
      await vscode.window.showTextDocument(vscode.Uri.file(`${this.root}/${this.file}`), {
        viewColumn: vscode.ViewColumn.One,
        preserveFocus: true,
      })
  }
}
