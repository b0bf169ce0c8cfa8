import { describe, expect, it } from 'vitest'
import { parametersIn } from './text.ts'

describe('parametersIn', () => {
  it('finds each parameter once, in order of name', () => {
    expect(parametersIn('از {total} تا {count} و باز {count} با {0}')).toEqual(['0', 'count', 'total'])
  })

  it('finds nothing in a plain sentence', () => {
    expect(parametersIn('سبد خرید شما خالی است.')).toEqual([])
  })
})
