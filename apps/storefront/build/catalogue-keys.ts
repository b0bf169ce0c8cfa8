import { messageKeys } from '@rasteh/messages/catalogue'

/** All keys of texts that there are. */
export const keys: ReadonlySet<string> = new Set<string>(messageKeys)
