import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import type { Engine, Scheme } from './engines.ts'
import { WebKitPage } from './WebKitPage.ts'

type Programs = { readonly driver: string; readonly browser: string; readonly display: string }

/** The screen: wide and high enough for whole pages, since WebKit's driver takes pictures of its window alone. */
const screen = '1400x12000x24'

/** WebKit's small browser has a bar with buttons and an address, which is wider than a phone: drawn so small that it is in nobody's way. */
const smallBar =
  '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0 } image { -gtk-icon-transform: scale(0.1) }'

const writeSettings = (folder: string) => {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), smallBar)
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      server.close(() =>
        at && typeof at === 'object' ? resolve(at.port) : reject(new Error('No port is free.')),
      )
    })
  })

/** Waits until a program that was just started answers. */
const tried = async <T>(attempt: () => Promise<T>, until = Date.now() + 60_000): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    if (Date.now() > until) throw error
    await after(100)
    return tried(attempt, until)
  }
}

/** A display of our own: Xvfb chooses a free number and writes it to the file descriptor that it is given. */
const openDisplay = (program: string) =>
  new Promise<{ name: string; close: () => void }>((resolve, reject) => {
    const display = spawn(
      program,
      ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    display.on('error', reject)
    display.on('exit', (code) => reject(new Error(`${program} stopped with ${code}.`)))
    display.stdout.once('data', (said) =>
      resolve({ name: `:${String(said).trim()}`, close: () => display.kill() }),
    )
  })

/** WebKitGTK, driven by its own driver. A session of its own for each page keeps nothing from the page before. */
export const openWebKit = async (
  { driver, browser, display }: Programs,
  scheme: Scheme,
): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-webkit-'))
  writeSettings(folder)
  const [drawn, port] = [await openDisplay(display), await freePort()]
  const theme = scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' // which tells pages the scheme of colours
  const env = {
    ...process.env,
    DISPLAY: drawn.name,
    GDK_BACKEND: 'x11',
    GTK_THEME: theme,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    NO_AT_BRIDGE: '1',
  }
  const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const session = (): Promise<WebDriver> =>
    Promise.resolve(
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        })
        .build(),
    )
  const page = async <T>(site: string, run: (page: WebKitPage) => Promise<T>) => {
    const opened = await tried(session)
    try {
      return await run(await WebKitPage.of(opened, site))
    } finally {
      await opened.quit()
    }
  }
  return {
    inPage: page,
    close: async () => {
      program.kill()
      drawn.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
