import { describe, expect, it } from 'vitest'
import { LANGUAGES, measure } from './measure.ts'

const SEED = 20261115

describe('somebody with the recordings of the digits', () => {
  it.each(LANGUAGES)('solves most of what was spoken before in %s', { timeout: 180_000 }, (language) => {
    expect(measure('before', language, 3, SEED).solved).toBeGreaterThanOrEqual(2)
  })

  it.each(LANGUAGES)(
    'solves next to nothing of what is spoken now in %s',
    { timeout: 180_000 },
    (language) => {
      expect(measure('now', language, 4, SEED).solved).toBeLessThanOrEqual(1)
    },
  )
})
