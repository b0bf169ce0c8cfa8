import { afterAll } from 'vitest'

type WithPage = { document?: { body: { replaceChildren: () => void } } }

/** Files of one worker share their page: none leaves anything in it for the next. Most have no page at all. */
afterAll(() => (globalThis as WithPage).document?.body.replaceChildren())
