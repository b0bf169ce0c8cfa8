import { afterAll } from 'vitest'

/** Files of one worker share their page: none leaves anything in it for the next. */
afterAll(() => globalThis.document?.body.replaceChildren())
