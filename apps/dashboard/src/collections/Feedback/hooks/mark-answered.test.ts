import { describe, expect, it } from 'vitest'
import { markAnswered } from './mark-answered.ts'

type Message = { answer?: string; status?: string; answeredAt?: string; note?: string }

/** What the hook makes of a save; of all that the platform hands it, it reads these two. */
const save = (data: Message, originalDoc?: Message) =>
  markAnswered({ data, originalDoc } as Parameters<typeof markAnswered>[0]) as Message

describe('a message of the inbox', () => {
  it('is answered from the moment its answer is written', () => {
    const saved = save({ answer: 'سپاس از شما', status: 'read' }, { status: 'read' })
    expect(saved.status).toBe('answered')
    expect(Date.parse(saved.answeredAt ?? '')).toBeGreaterThan(Date.now() - 5_000)
  })

  it.each([
    { note: 'پیگیری شود', status: 'read' },
    { answer: '  ', status: 'read' },
    { answer: ['no text'] as never, status: 'read' },
  ])('stays as it is without an answer: %j', (data) => {
    expect(save(data, { status: 'new' })).toEqual(data)
  })

  it('keeps the time of its answer when something else is saved', () => {
    const data = { answer: 'سپاس', status: 'read', answeredAt: '2026-01-01T00:00:00.000Z' }
    expect(save(data, { answer: 'سپاس ' })).toEqual(data)
  })
})
