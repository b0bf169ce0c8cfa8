import type { Metadata } from 'next'
import ComparePage from '../../../../../../../features/compare/islands/compare-page.tsx'
import { loadSay } from '../../../../../../../page/say.ts'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  // What it shows is in the visitor's own browser: there is nothing here to be found by a search.
  return { title: say('CompareList'), robots: { index: false } }
}

export default async function Page() {
  const say = await loadSay()
  return (
    <>
      <h1>{say('CompareList')}</h1>
      <ComparePage />
    </>
  )
}
