import type { Culture } from '@rasteh/persian-text/culture'
import { Collapsible } from '@rasteh/ui/collapsible'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const BLOCKS = [
  { name: 'taller than its height', contentPx: 600 },
  { name: 'of its own height', contentPx: 600, heightPx: 120 },
  { name: 'hardly taller: no toggle', contentPx: 260 },
]

export function CollapsibleExample({ culture }: { culture: Culture }) {
  const { long, more, less } = samplesOf(culture)
  return BLOCKS.map(({ name, contentPx, heightPx }) => (
    <State key={name} name={name}>
      <Collapsible heightPx={heightPx} showMore={more} showLess={less}>
        <p style={{ blockSize: contentPx, overflow: 'hidden' }}>{long.repeat(12)}</p>
      </Collapsible>
    </State>
  ))
}
