import { keepEarlyPresses } from './early-press.ts'
import { hydrateIslands } from './hydrate.ts'
import { whenPainted } from './when-painted.ts'

keepEarlyPresses()
whenPainted(hydrateIslands)
