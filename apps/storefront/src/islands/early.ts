import { keepEarlyPresses } from './early-press.ts'

// Stands in the page itself: the first press may come before any file does.
keepEarlyPresses()
