import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPageVariables, parsePageVariables } from './page-variables.ts'

describe('the hidden variable store', () => {
  it('is JSON [S3.53]', () => {
    const variables = { IS_ADMIN: 'false', sf_siteRoot: '/', quote: '`"' }
    expect(JSON.parse(formatPageVariables(variables))).toEqual(variables)
  })

  it('is read in the old escaping, too', () => {
    expect(parsePageVariables('`{`IS_ADMIN`:`false`,`sf_siteRoot`:`/`}')).toEqual({
      IS_ADMIN: 'false',
      sf_siteRoot: '/',
    })
  })

  it.each([null, '', '`', '{', '[]', 'null', '7'])('holds nothing when it reads %s', (text) => {
    expect(parsePageVariables(text)).toEqual({})
  })

  it('holds only texts', () => {
    expect(parsePageVariables('{"a":"1","b":2}')).toEqual({ a: '1' })
  })

  it('is read back as it was written, whatever the texts', () => {
    const name = fc.string().filter((text) => text !== '__proto__')
    fc.assert(
      fc.property(fc.dictionary(name, fc.string(), { noNullPrototype: true }), (variables) => {
        expect(parsePageVariables(formatPageVariables(variables))).toEqual(variables)
      }),
      propertyRuns(),
    )
  })
})
