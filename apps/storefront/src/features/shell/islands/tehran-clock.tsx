import { Clock } from '@rasteh/ui/clock'
import { island } from '#island'

export default island('shell/tehran-clock', Clock, 'idle')
