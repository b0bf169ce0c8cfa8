import { type ReactNode, useId } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { renderIslands } from '../../test/islands/island-page.tsx'
import { island } from './island.server.tsx'
import { renderPart } from './render-part.tsx'

const Broken = () => {
  throw new Error('the secret of the database')
}
const BrokenIsland = island('test/broken', Broken, 'load')
const Named = () => <p id={useId()} />

const Page = ({ part }: { part: ReactNode }) => (
  <main>
    {renderPart('module of offers', <p>before</p>)}
    {renderPart('module of news', part)}
    {renderPart('module of tea', <p>after</p>)}
  </main>
)
const NamedParts = () => [renderPart('one', <Named />), renderPart('two', <Named />), <Named key="page" />]

const error = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => error.mockClear())
afterAll(() => error.mockRestore())

it.each([
  ['a module', <Broken key="module" />],
  ['an island of a module', <BrokenIsland key="island" />],
])('leaves the page standing when %s fails, and logs it once', (_, part) => {
  expect(renderIslands(<Page part={part} />)).toBe(
    '<main><rasteh-part><p>before</p></rasteh-part><rasteh-part><p>after</p></rasteh-part></main>',
  )
  expect(error).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenCalledWith('the module of news could not be rendered', expect.anything())
})

it('shares no id with other parts', () => {
  const ids = [...renderIslands(<NamedParts />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(3)
})
