import { describe, expect, it } from 'vitest'
import { oldestJobSeconds } from './job-ages.ts'

const queues = [
  { queue: 'a', oldestSeconds: 3 },
  { queue: 'b', oldestSeconds: 7 },
  { queue: 'c', oldestSeconds: 9 },
]

describe('how long the oldest job has waited', () => {
  it('is told of all queues or of those that are named', () => {
    expect(oldestJobSeconds(queues)).toBe(9)
    expect(oldestJobSeconds(queues, ['a', 'b'])).toBe(7)
  })

  it('is nothing where no job waits', () => {
    expect(oldestJobSeconds([])).toBe(0)
    expect(oldestJobSeconds(queues, ['d'])).toBe(0)
  })
})
