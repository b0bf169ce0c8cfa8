import { formatPageVariables, type PageVariables, parsePageVariables } from '@rasteh/contracts/platform'

/** The id of the hidden input that holds the page's variables, as the platform names it. */
export const PAGE_VARIABLES_ID = '__dnnVariable'

/** The id of the hidden input that holds the anti-forgery value. */
export const ANTI_FORGERY_ID = '__RequestVerificationToken'

/** What every page is rendered with, the same for everybody. */
export const COMMON_VARIABLES = { sf_siteRoot: '/', sf_tabId: '0', IS_ADMIN: 'false', USER_ID: '' } as const

/** The variables of this page, as they are now. */
export function readPageVariables(): PageVariables {
  return parsePageVariables(inputOf(PAGE_VARIABLES_ID)?.value ?? null)
}

/** Changes some of this page's variables. */
export function writePageVariables(change: PageVariables): void {
  const input = inputOf(PAGE_VARIABLES_ID)
  if (input) input.value = formatPageVariables({ ...readPageVariables(), ...change })
}

/** The anti-forgery value of this visitor; empty for a visitor who is not signed in. */
export function readAntiForgery(): string {
  return inputOf(ANTI_FORGERY_ID)?.value ?? ''
}

export function writeAntiForgery(value: string): void {
  const input = inputOf(ANTI_FORGERY_ID)
  if (input) input.value = value
}

function inputOf(id: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[id="${id}"]`)
}
