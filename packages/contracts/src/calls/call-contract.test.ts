import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { call, json, raw } from './call-contract.ts'

const answers = { 200: json(Type.Boolean()) }

describe('a call', () => {
  it('that reads sends its label but is answered without it', () => {
    const contract = call({ method: 'GET', path: '/x', answers })
    expect(contract.label).toBe('sent')
    expect(Object.keys(contract.answers)).toEqual(['200', '422', '429', '500'])
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('by %s is refused without its label', (method) => {
    const contract = call({ method, path: '/x', answers })
    expect(contract.label).toBe('required')
    expect(Object.keys(contract.answers)).toEqual(['200', '403', '422', '429', '500'])
  })

  it('of a picture answers what is not JSON', () => {
    expect(raw('image/png')).toEqual({ contentType: 'image/png', schema: null, headers: [] })
  })
})
