import '@vitejs/plugin-react/preamble'
import { keepEarlyPresses } from '../src/islands/early-press.ts'
import { hydrateIslands } from '../src/islands/hydrate.ts'

// While somebody develops nothing is inlined, and nothing has to wait for the first paint.
keepEarlyPresses()
hydrateIslands()
