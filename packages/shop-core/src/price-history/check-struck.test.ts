import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { checkStruck } from './check-struck.ts'

const pair = (unit: number, struck: number | null = null) => ({
  unitRial: toRial(unit),
  struckRial: struck === null ? null : toRial(struck),
})
const asked = (highest: number | null, isOffered = false) => ({
  highestRial: highest === null ? null : toRial(highest),
  isOffered,
})

describe('a struck price', () => {
  it.each([
    ['nothing is struck', pair(900), pair(800), asked(900)],
    ['it does not lie above the price, so nobody sees it', pair(900), pair(900, 900), asked(null)],
    ['it was asked in the last thirty days', pair(1000), pair(900, 1000), asked(1000)],
    ['it is below what was asked', pair(1000), pair(900, 950), asked(1000)],
    ['it was shown before at the same price', pair(900, 2000), pair(900, 2000), asked(900)],
    ['it was shown before, and the price rises', pair(900, 2000), pair(950, 2000), asked(900)],
    ['the price under an offer falls', pair(1000), pair(950), asked(1000, true)],
    ['the price under an offer stays', pair(2000), pair(2000), asked(1000, true)],
  ])('is accepted where %s', (_, before, after, facts) => {
    expect(checkStruck(before, after, facts)).toEqual({ ok: true, value: after })
  })

  it.each([
    ['it was never asked', pair(900), pair(900, 1000), asked(900), 1000],
    ['the discount grows on an old claim', pair(900, 2000), pair(800, 2000), asked(900), 2000],
    ['nothing was ever asked', null, pair(900, 1000), asked(null), 1000],
    ['the price under a running offer is raised', pair(1000), pair(1500), asked(1000, true), 1500],
    ['an offer begins on a price that nobody was asked', null, pair(1500), asked(1000, true), 1500],
  ])('is refused where %s', (_, before, after, facts, struckRial) => {
    const refusal = { kind: 'struck-never-asked', struckRial, highestRial: facts.highestRial }
    expect(checkStruck(before, after, facts)).toEqual({ ok: false, refusal })
  })
})
