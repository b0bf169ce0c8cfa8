import { describe, expect, it } from 'vitest'
import { memorySlope } from './memory-slope.ts'

const MINUTE_MS = 60_000
/** Half an hour, looked at every five seconds. */
const samples = (megabytesAt: (minute: number) => number) =>
  Array.from({ length: 360 }, (_, index) => {
    const atMs = index * 5_000
    return { atMs, megabytes: megabytesAt(atMs / MINUTE_MS) }
  })
const sawtooth = (minute: number) => (minute * 7.3 * 60) % 40

describe('the memory of a process', () => {
  it('is flat when only its collector moves it', () => {
    expect(memorySlope(samples((minute) => 200 + sawtooth(minute))).verdict).toBe('flat')
  })

  it('is flat when it grew while it warmed up', () => {
    const { verdict, mbAnHour } = memorySlope(samples((minute) => 200 + Math.min(minute, 9) * 10))
    expect({ verdict, mbAnHour }).toEqual({ verdict: 'flat', mbAnHour: 0 })
  })

  it('grows when its low points rise, whatever the collector does', () => {
    const { verdict, mbAnHour } = memorySlope(samples((minute) => 200 + minute + sawtooth(minute)))
    expect(verdict).toBe('grows')
    expect(mbAnHour).toBeGreaterThan(50)
    expect(mbAnHour).toBeLessThan(70)
  })

  it('is flat after one jump', () => {
    expect(memorySlope(samples((minute) => (minute > 25 ? 260 : 200))).verdict).toBe('flat')
  })

  it('is not judged by a few minutes', () => {
    expect(memorySlope(samples(() => 200).slice(0, 24)).verdict).toBe('too short to say')
  })
})
