import { describe, expect, it } from 'vitest'
import { hitRateBetween, readEdgeCounters, toEdgeCounters } from './edge-counters.ts'

const counted = (hits: number, misses: number) => ({
  counters: { 'MAIN.cache_hit': { value: hits }, 'MAIN.cache_miss': { value: misses } },
})

describe("the edge's counters", () => {
  it('are read as Varnish writes them', () => {
    expect(toEdgeCounters(counted(90, 10))).toEqual({ hits: 90, stale: 0, misses: 10, passes: 0 })
  })

  it('make a rate of what came between two looks', () => {
    expect(hitRateBetween(toEdgeCounters(counted(100, 100)), toEdgeCounters(counted(190, 110)))).toBe(0.9)
  })

  it('make none when nobody came, or when the edge began anew', () => {
    expect(hitRateBetween(toEdgeCounters(counted(5, 5)), toEdgeCounters(counted(5, 5)))).toBeNull()
    expect(hitRateBetween(toEdgeCounters(counted(500, 5)), toEdgeCounters(counted(1, 1)))).toBeNull()
  })

  it('are none where no edge is named', async () => {
    expect(await readEdgeCounters('')).toBeNull()
  })
})
