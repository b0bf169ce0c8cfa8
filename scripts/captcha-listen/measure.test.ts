import { describe, expect, it } from 'vitest'
import { LANGUAGES, measure } from './measure.ts'

const SEED = 20261115

describe('somebody with the recordings of the digits', () => {
  it.each(LANGUAGES)('solves most of what was spoken before in %s', { timeout: 60_000 }, (language) => {
    expect(measure('before', language, 6, SEED).solved).toBeGreaterThanOrEqual(4)
  })

  it.each(LANGUAGES)(
    'solves next to nothing of what is spoken now in %s',
    { timeout: 60_000 },
    (language) => {
      expect(measure('now', language, 10, SEED).solved).toBeLessThanOrEqual(1)
    },
  )
})
