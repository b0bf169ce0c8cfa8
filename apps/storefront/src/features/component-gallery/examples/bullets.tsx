import type { Culture } from '@rasteh/persian-text/culture'
import { Bullets } from '@rasteh/ui/bullets'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function BulletsExample({ culture }: { culture: Culture }) {
  const { word } = samplesOf(culture)
  const bullets = ['button', 'icon', 'tabs'].map((anchor) => ({ anchor, title: `${word} ${anchor}` }))
  return (
    <State name="beside a page" isTall>
      <Bullets label={word} bullets={bullets} />
    </State>
  )
}
