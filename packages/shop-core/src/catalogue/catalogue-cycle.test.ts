import { describe, expect, it } from 'vitest'
import {
  CATALOGUE_CYCLE_MS,
  CATALOGUE_TAB_FADE_MS,
  startCatalogue,
  stepCatalogue,
} from './catalogue-cycle.ts'

const tick = { kind: 'interval-passed' } as const
const opened = startCatalogue(0, 3)

describe('the catalogue', () => {
  it('changes slides every 7000 ms [S9.10]', () => {
    expect(CATALOGUE_CYCLE_MS).toBe(7000)
  })

  it('fades its contents over 400 ms when a tab is chosen [S9.11]', () => {
    expect(CATALOGUE_TAB_FADE_MS).toBe(400)
  })

  it('goes through its slides and begins again', () => {
    const slides = [1, 2, 3].map((ticks) => Array(ticks).fill(tick).reduce(stepCatalogue, opened).slide)
    expect(slides).toEqual([1, 2, 0])
  })

  it('stops at the slide whose key is clicked', () => {
    const stopped = stepCatalogue(opened, { kind: 'key-clicked', slide: 2 })
    expect(stopped).toEqual({ tab: 0, slide: 2, slideCount: 3, isCycling: false })
    expect(stepCatalogue(stopped, tick)).toEqual(stopped)
  })

  it('cycles again from the first slide once a tab is chosen', () => {
    const stopped = stepCatalogue(opened, { kind: 'key-clicked', slide: 2 })
    const chosen = stepCatalogue(stopped, { kind: 'tab-chosen', tab: 1, slideCount: 5 })
    expect(chosen).toEqual({ tab: 1, slide: 0, slideCount: 5, isCycling: true })
  })

  it('stays as it is while a tab has no slides', () => {
    const empty = startCatalogue(0, 0)
    expect(stepCatalogue(empty, tick)).toEqual(empty)
  })
})
