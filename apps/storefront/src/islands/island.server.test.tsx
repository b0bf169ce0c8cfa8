import { Link } from '@rasteh/ui/link'
import { useId } from 'react'
import { describe, expect, it } from 'vitest'
import Counter from '../../test/islands/counter.tsx'
import { renderIslands, SETTINGS } from '../../test/islands/island-page.tsx'
import { island } from './island.server.tsx'
import { currentRender } from './render-state.ts'

const CounterIsland = island('test/counter', Counter, 'visible')
const Frame = island(
  'test/frame',
  ({ children }: { children?: React.ReactNode }) => <b>{children}</b>,
  'load',
)

const Seen = () => <i>{[...currentRender().islands].join()}</i>
const Named = () => <p id={useId()} />

describe('an island on the server', () => {
  it('carries its markup, its name, its time, the prefix of its ids and its properties as JSON', () => {
    const html = renderIslands(<CounterIsland start={3} title={'"><script>'} />)
    expect(html).toMatch(
      /^<rasteh-island name="test\/counter" when="visible" prefix="i1-" props="[^"]*">.*<div>.*<\/div><\/rasteh-island>$/,
    )
    expect(html).toContain(
      'props="{&quot;start&quot;:3,&quot;title&quot;:&quot;\\&quot;&gt;&lt;script&gt;&quot;}"',
    )
    expect(html).toContain('>3</button>')
  })

  it('is noted once, however often the page shows it', () => {
    const html = renderIslands(
      <>
        <CounterIsland start={1} />
        <CounterIsland start={2} />
        <Seen />
      </>,
    )
    expect(html).toContain('<i>test/counter</i>')
  })

  it('that is given nothing is rendered once for the same texts and the same kept culture', () => {
    let times = 0
    const Count = island('test/count', () => <b>{++times}</b>, 'load')
    const show = (settings: Partial<typeof SETTINGS> = {}, given = {}) =>
      renderIslands(<Count {...given} />, { ...SETTINGS, ...settings })
    const first = show()
    expect(show()).toBe(first)
    const kept = { culture: 'en-US', origin: 'https://shop.example' } as const
    expect(show({ kept })).toContain('<b>2</b>')
    expect(show({ texts: {} })).toContain('<b>3</b>')
    expect(show({}, { start: 1 })).toContain('<b>4</b>')
    expect(show({}, { start: 1 })).toContain('<b>5</b>')
    expect(show()).toBe(first)
  })

  it('is a plain part inside another island', () => {
    const Outer = island('test/outer', () => <CounterIsland start={1} />, 'load')
    const html = renderIslands(<Outer />)
    expect(html.match(/<rasteh-island/g)).toHaveLength(1)
    expect(html).toMatch(/^<rasteh-island name="test\/outer".*<button.*<\/rasteh-island>$/)
  })

  it('is an island again after another one, even one that failed', () => {
    const Broken = island('test/broken', () => fail('broken'), 'load')
    expect(() => renderIslands(<Broken />)).toThrow('broken')
    const html = renderIslands(
      <>
        <Frame />
        <CounterIsland start={1} />
      </>,
    )
    expect(html.match(/<rasteh-island/g)).toHaveLength(2)
  })

  it('keeps its children as markup, each in a slot, with islands of their own', () => {
    const html = renderIslands(
      <Frame>
        <p>one</p>
        {null}
        <CounterIsland start={2} />
      </Frame>,
    )
    expect(html).toMatch(
      /<b><rasteh-slot><p>one<\/p><\/rasteh-slot><rasteh-slot><rasteh-island name="test\/counter".*<\/rasteh-island><\/rasteh-slot><\/b><\/rasteh-island>$/,
    )
    expect(html).toContain('<rasteh-island name="test/frame" when="load" prefix="i1-" props="{}">')
  })

  it('shares no id with the page, with its children or with other islands', () => {
    const html = renderIslands(
      <>
        <Named />
        <Frame>
          <Named />
          <Named />
        </Frame>
        <CounterIsland start={1} />
        <CounterIsland start={1} />
      </>,
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
  })

  it('leads to the culture that the page was asked for in, and so do its children', () => {
    const kept = { culture: 'en-US', origin: 'https://shop.example' } as const
    const Leading = island(
      'test/way',
      ({ children }: { children?: React.ReactNode }) => <Link href="/a">{children}</Link>,
      'idle',
    )
    const html = renderIslands(
      <Leading>
        <Link href="/b" />
      </Leading>,
      { ...SETTINGS, kept },
    )
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/a?language=en-US',
      '/b?language=en-US',
    ])
  })

  it('is rendered in a page alone', () => {
    expect(() => currentRender()).toThrow('outside of a page')
    renderIslands(<Frame />)
    expect(() => currentRender()).toThrow('outside of a page')
  })
})

function fail(message: string): never {
  throw new Error(message)
}
