import { Bullets } from '@rasteh/ui/bullets'
import { island } from '#island'

export default island('bullets/page-bullets', Bullets, 'idle')
