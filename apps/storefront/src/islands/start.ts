import { whenPainted } from '@rasteh/ui/painted'
import { hydrateIslands } from './hydrate.ts'

whenPainted(() => void hydrateIslands())
