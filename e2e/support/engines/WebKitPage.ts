import { setTimeout as after } from 'node:timers/promises'
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Command, Name } from 'selenium-webdriver/lib/command.js'
import type { EnginePage, Evaluating, Size } from './EnginePage.ts'

/** How long what is waited for may take on a busy machine, in milliseconds. */
const timeout = 20_000

/** Keys by Playwright's names, as WebDriver writes them. */
const keys: Readonly<Record<string, string>> = {
  ...{
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    Backspace: Key.BACK_SPACE,
    Space: Key.SPACE,
    Home: Key.HOME,
    End: Key.END,
  },
  ...{
    ArrowDown: Key.ARROW_DOWN,
    ArrowUp: Key.ARROW_UP,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    Shift: Key.SHIFT,
    Control: Key.CONTROL,
  },
}

const waitFor = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const until = Date.now() + timeout
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > until) throw new Error(`WebKit waited ${timeout / 1000} s for ${what}.`)
    await after(50)
  }
}

/** A page in WebKit's driver, asked in Playwright's words (EnginePage). */
export class WebKitPage implements EnginePage {
  private constructor(
    private readonly driver: WebDriver,
    private readonly site: string,
    private address: string,
  ) {}

  /** How high the browser's own bar is, in pixels, once a window was measured. */
  private bar: number | undefined

  static async of(driver: WebDriver, site: string): Promise<WebKitPage> {
    await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 })
    const page = new WebKitPage(driver, site, 'about:blank')
    await page.setViewportSize({ width: 1280, height: 800 })
    return page
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.site).href)
    await this.look()
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh()
    await this.look()
  }

  async goBack(): Promise<void> {
    await this.driver.navigate().back()
    await this.look()
  }

  url(): string {
    return this.address
  }

  // Playwright's type of it speaks of handles too, which no test in every engine may use.
  readonly evaluate = (async (run: unknown, argument?: unknown) => {
    const result = await this.driver.executeScript(`return (${run})(arguments[0])`, argument)
    await this.look()
    return result
  }) as Evaluating['evaluate']

  async waitForFunction(run: () => unknown): Promise<void> {
    await waitFor(String(run), async () => ((await this.evaluate(run)) ? true : undefined))
  }

  click(selector: string): Promise<void> {
    return this.press(selector, (element) => element.click())
  }

  tap(selector: string): Promise<void> {
    return this.press(selector, async (element) => {
      const { x, y } = await this.driver.executeScript<DOMRect>(
        'return arguments[0].getClientRects()[0].toJSON()',
        element,
      )
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x) + 4, y: Math.round(y) + 4 }
      const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      const finger = {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'touch' },
        actions,
      }
      await this.driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]))
    })
  }

  async focus(selector: string): Promise<void> {
    await this.driver.executeScript('arguments[0].focus()', await this.shown(selector))
  }

  async check(selector: string): Promise<void> {
    const box = await this.shown(selector)
    if (!(await box.isSelected())) await box.click()
  }

  async fill(selector: string, value: string): Promise<void> {
    const field = await this.shown(selector)
    const type = await field.getAttribute('type')
    if (type === 'date' || type === 'time') return this.set(field, value) // as Playwright does: its parts are in the order of the machine's language
    await field.clear()
    await field.sendKeys(value)
  }

  async selectOption(selector: string, value: string): Promise<void> {
    await this.set(await this.shown(selector), value)
  }

  async told(): Promise<string[]> {
    const script = `return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], h1, h2, h3'))`
    const told: string[] = []
    for (const element of await this.driver.executeScript<WebElement[]>(script)) {
      const role =
        (await element.getTagName()) === 'select' ? 'combobox' : await element.getAriaRole() // GTK calls a closed list a button
      told.push(`${role} "${await element.getAccessibleName()}"`)
    }
    return told
  }

  async setViewportSize({ width, height }: Size): Promise<void> {
    const window = this.driver.manage().window()
    const isSo = async (inner: string) =>
      (await this.driver.executeScript(`return ${inner}`)) || undefined
    if (this.bar === undefined) {
      await window.setRect({ width, height })
      // The browser's own bar takes of the height; until it does, the window isn't the one that was asked for.
      const within = `innerWidth === ${width} && innerHeight < ${height} && ${height} - innerHeight`
      this.bar = Number(await waitFor(`a window of ${width} pixels`, () => isSo(within)))
    }
    await window.setRect({ width, height: height + this.bar })
    await waitFor(`a window of ${width} by ${height} pixels`, () =>
      isSo(`innerWidth === ${width} && innerHeight === ${height}`),
    )
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64')
  }

  readonly mouse = {
    click: async (x: number, y: number): Promise<void> =>
      this.driver.actions().move({ x, y }).click().perform(),
  }

  readonly keyboard = {
    press: async (chord: string): Promise<void> => {
      const parts = chord.split('+').map((name) => keys[name] ?? name)
      const [last = '', paused] = [parts.at(-1), parts.slice(0, -1)]
      const actions = this.driver.actions()
      for (const key of paused) actions.keyDown(key)
      actions.sendKeys(last)
      for (const key of paused) actions.keyUp(key)
      await actions.perform()
      await this.look()
    },
    type: async (text: string): Promise<void> => this.driver.actions().sendKeys(text).perform(),
  }

  private async set(field: WebElement, value: string): Promise<void> {
    const script = `const [field, value] = arguments
      const written = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
      field.focus(); written.set.call(field, value) // past React, which keeps count of what the page's own scripts write
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))`
    await this.driver.executeScript(script, field, value)
  }

  /** Presses an element as soon as that can be done: what is moving or covered can't be yet. */
  private async press(
    selector: string,
    press: (element: WebElement) => Promise<unknown>,
  ): Promise<void> {
    await waitFor(`${selector} to be pressed`, async () => {
      try {
        const element = await this.shown(selector)
        await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element) // the driver scrolls the page, and no dialog
        await press(element)
        return true
      } catch (caught) {
        if (
          caught instanceof error.ElementNotInteractableError ||
          caught instanceof error.StaleElementReferenceError
        )
          return undefined
        throw caught
      }
    })
    await this.look()
  }

  /** The first element that is drawn. */
  private shown(selector: string): Promise<WebElement> {
    return waitFor(`${selector} to be seen`, async () => {
      for (const element of await this.driver.findElements(By.css(selector)))
        if (await element.isDisplayed().catch(() => false)) return element
      return undefined
    })
  }

  private async look(): Promise<void> {
    this.address = await this.driver.getCurrentUrl()
  }
}
