import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { MessagesWire, toMessagesWire, toTexts } from './messages.ts'

describe('the messages call', () => {
  it('answers pairs of Key and Value', () => {
    const wire = toMessagesWire({ Others: 'سایر' })
    expect(wire).toEqual([{ Key: 'Others', Value: 'سایر' }])
    expect(Value.Check(MessagesWire, wire)).toBe(true)
  })

  it('is read by the page as texts by key', () => {
    expect(toTexts([{ Key: 'Others', Value: 'سایر' }]).get('Others')).toBe('سایر')
  })

  it('lets the last of two equal keys count', () => {
    const wire = [
      { Key: 'A', Value: 'یک' },
      { Key: 'A', Value: 'دو' },
    ]
    expect(toTexts(wire).get('A')).toBe('دو')
  })
})
