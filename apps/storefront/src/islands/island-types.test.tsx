import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { island } from './island.server.tsx'
import type { JsonProps } from './island-types.ts'

const make = <Props extends object>() => island<Props>('test/typed', () => null, 'load')

it('compiles with properties that survive JSON, and with markup as children', () => {
  const Island = make<{
    title: string
    counts?: readonly number[]
    lines: { id: number; note: string | null }[]
    children?: ReactNode
  }>()
  expect(
    <Island title="tea" counts={[1]} lines={[{ id: 1, note: null }]}>
      <p>markup</p>
    </Island>,
  ).toBeTruthy()
})

it('does not compile with anything else', () => {
  const [Acting, Dated, Listed, Deep, Shown, Big, Addressed] = [
    make<{ onPress: () => void }>(),
    make<{ at: Date }>(),
    make<{ ids: Set<number> }>(),
    make<{ lines: { at: Date }[] }>(),
    make<{ title: ReactNode }>(),
    make<{ count: bigint }>(),
    make<{ url: URL }>(),
  ]
  const wrong = [
    // @ts-expect-error A function is gone in JSON.
    <Acting key="1" onPress={() => {}} />,
    // @ts-expect-error A date comes back as a text.
    <Dated key="2" at={new Date(0)} />,
    // @ts-expect-error A set comes back empty.
    <Listed key="3" ids={new Set([1])} />,
    // @ts-expect-error A date inside of other properties as well.
    <Deep key="4" lines={[{ at: new Date(0) }]} />,
    // @ts-expect-error Markup can only be the children.
    <Shown key="5" title={<p />} />,
    // @ts-expect-error JSON has no such numbers.
    <Big key="6" count={1n} />,
    // @ts-expect-error A URL comes back as a text.
    <Addressed key="7" url={new URL('https://shop.example')} />,
  ]
  expect(wrong).toHaveLength(7)
})

it('asks for all properties that the component needs', () => {
  const props: JsonProps<{ start: number }> = { start: 1 }
  const Island = make<{ start: number }>()
  // @ts-expect-error The component cannot do without it.
  const without = <Island />
  expect([props, without]).toHaveLength(2)
})
