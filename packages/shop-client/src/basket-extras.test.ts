import { afterEach, describe, expect, it, vi } from 'vitest'
import { validateCode } from './basket-extras.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a code that a customer types', () => {
  it.each(['عید/۱', 'A\\B', '..', '%2f'])('is wrong without a question when it is %s', async (code) => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    expect(await validateCode(code)).toEqual({ found: false })
    expect(asked).not.toHaveBeenCalled()
  })
})
