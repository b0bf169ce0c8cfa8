import { isDebugMode } from '@rasteh/shop-core/shell'
import { cookieNames } from './cookies.ts'

let isOn: boolean | undefined

/** Says what scripts do, in the browser's console, when the URL or a cookie asks for it. */
export function talk(what: string, ...details: readonly unknown[]): void {
  isOn ??= isAsked()
  // biome-ignore lint/suspicious/noConsole: talking is what debug mode is for.
  if (isOn) console.info(`rasteh: ${what}`, ...details)
}

function isAsked(): boolean {
  // Calls are also made where there is no page, in tests say.
  if (typeof document === 'undefined') return false
  const queryNames = new URLSearchParams(location.search).keys()
  return isDebugMode({ queryNames, cookieNames: cookieNames() })
}
