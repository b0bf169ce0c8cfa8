import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tools/processes/find-chromium.ts'

let browser: Promise<Browser> | undefined

/** Debian's own Chromium, started once for all attacks that need one. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}
