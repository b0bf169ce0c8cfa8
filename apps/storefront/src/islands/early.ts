import { keepEarlyPresses } from './early-press.ts'

// Inlined in the page: the first press may come before any file does.
keepEarlyPresses()
