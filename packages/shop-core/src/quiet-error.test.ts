import { describe, expect, it } from 'vitest'
import { toQuietError } from './quiet-error.ts'

describe('an error in a log', () => {
  it('loses the values of the statement that failed, in its words and in its stack', () => {
    const error = new Error('Failed query: insert into x values ($1)\nparams: 0012345679,secret')
    const quiet = toQuietError(error)
    expect(quiet.message).toBe('Failed query: insert into x values ($1)')
    expect(quiet.stack).toContain('    at ')
    expect(JSON.stringify(quiet)).not.toContain('0012345679')
  })

  it('loses the refused row, and keeps the code of the fault and its cause', () => {
    const cause = Object.assign(new Error('violates check'), {
      code: '23514',
      detail: 'Failing row: 0012345679',
    })
    const quiet = toQuietError(new Error('outer', { cause }))
    expect(quiet.cause).toMatchObject({ message: 'violates check', code: '23514' })
    expect(JSON.stringify(quiet)).not.toContain('0012345679')
  })

  it('is nothing more than its kind when it is no error at all', () => {
    expect(toQuietError('0012345679')).toEqual({ type: 'string', message: 'not an error', stack: '' })
  })
})
