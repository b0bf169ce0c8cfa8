import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../random.ts'
import { girih, starOutline } from './girih.ts'
import { newSheet } from './sheet.ts'

describe('girih lines', () => {
  it('draws a star with two corners for each point', () => {
    expect(starOutline(8, [0, 0], [10, 5]).split('L')).toHaveLength(16)
  })

  it.each(['eight', 'six', 'twelve'] as const)('repeats the tiling of %s without a gap', (kind) => {
    const sheet = newSheet(mulberry32(1))
    const paint = girih(sheet, kind, { size: 120, line: '#0e7c7b' })
    expect(paint).toMatch(/^url\(#\w+\)$/)
    expect(cornersOnLeft(sheet.definitions())).toEqual(cornersOnRight(sheet.definitions(), 120))
  })
})

// Lines that leave a tile on one side must enter the next on the other, at the same height.
function cornersOnLeft(definitions: string): number[] {
  return cornersAt(definitions, 0)
}

function cornersOnRight(definitions: string, width: number): number[] {
  return cornersAt(definitions, width)
}

function cornersAt(definitions: string, edge: number): number[] {
  const corners = [...definitions.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  return [...new Set(corners.filter(([x]) => Math.abs(x - edge) < 0.6).map(([, y]) => Math.round(y)))].sort(
    (a, b) => a - b,
  )
}
