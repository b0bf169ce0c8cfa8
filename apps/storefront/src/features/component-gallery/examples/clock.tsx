import type { Culture } from '@rasteh/persian-text/culture'
import { Clock } from '@rasteh/ui/clock'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function ClockExample({ culture }: { culture: Culture }) {
  return (
    <State name="ticking">
      <Clock culture={culture} label={samplesOf(culture).word} />
    </State>
  )
}
