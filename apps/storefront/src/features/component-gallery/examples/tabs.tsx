import type { Culture } from '@rasteh/persian-text/culture'
import { Tabs } from '@rasteh/ui/tabs'
import { useRememberedTab } from '#page/islands/remembered-tab.ts'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const NAMES = ['first', 'second', 'third']

export function TabsExample({ culture }: { culture: Culture }) {
  const { word, long } = samplesOf(culture)
  // Each direction has names of its own: one hash opens one tab.
  const names = NAMES.map((name) => `${name}-${culture}`)
  const { open, choose } = useRememberedTab(`show-tabs-${culture}`, names)
  const tabs = names.map((name) => ({ name, title: `${word} ${name}`, content: <p>{`${name} ${long}`}</p> }))
  return (
    <State name="remembered">
      <Tabs label={`${word} ${culture}`} tabs={tabs} open={open} onOpen={choose} />
    </State>
  )
}
