import '@vitejs/plugin-react/preamble'
import { keepEarlyPresses } from './early-press.ts'
import { hydrateIslands } from './hydrate.ts'

// While somebody develops nothing is inlined, and nothing has to wait for the first paint.
keepEarlyPresses()
hydrateIslands()
