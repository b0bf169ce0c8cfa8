/** Marks what nothing may float over: every primary action, and bars that hold one. */
export const KEEP_CLEAR = { 'data-keep-clear': '' } as const
