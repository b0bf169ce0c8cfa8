import type { Culture } from '@rasteh/persian-text/culture'
import { Clock } from '@rasteh/ui/clock'
import { samplesOf } from '../samples.ts'
import { State } from '../show.tsx'

export function ClockShow({ culture }: { culture: Culture }) {
  return (
    <State name="ticking">
      <Clock culture={culture} label={samplesOf(culture).word} />
    </State>
  )
}
