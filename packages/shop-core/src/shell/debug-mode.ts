/** The query parameter and the cookie that make scripts talkative. */
export const DEBUG_MARK = 'dev'

/** What an address and the cookies hold, by name. */
export type PageNames = {
  readonly queryNames: Iterable<string>
  readonly cookieNames: Iterable<string>
}

/** Says whether scripts are talkative; it changes nothing on the server. */
export function isDebugMode({ queryNames, cookieNames }: PageNames): boolean {
  return [...queryNames, ...cookieNames].includes(DEBUG_MARK)
}
