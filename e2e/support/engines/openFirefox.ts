import { join } from 'node:path'
import { type Browser, firefox } from 'playwright'
import { firefoxPath } from '../../../scripts/engines.mjs'
import { missingEngine } from './missingEngine.ts'

/** Starts Firefox, in one scheme of colours, and where it is asked for with little motion. Errors: says what to install where it can't be had. */
export const openFirefox = (scheme: 'light' | 'dark', isStill = false): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefoxBridge.mjs'),
    env: {
      ...process.env,
      FIREFOX_PATH:
        firefoxPath() ??
        missingEngine(
          'Firefox',
          'firefox-esr (apt-get install firefox-esr), or name one in FIREFOX_PATH',
        ),
    },
    firefoxUserPrefs: {
      'ui.useOverlayScrollbars': 1,
      // A machine without a mouse has one for pages: fine, and able to hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      ...(isStill ? { 'ui.prefersReducedMotion': 1 } : {}),
    },
  })
