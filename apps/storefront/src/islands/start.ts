import { hydrateIslands } from './hydrate.ts'
import { whenPainted } from './when-painted.ts'

whenPainted(() => void hydrateIslands())
