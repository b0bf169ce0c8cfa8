import { describe, expect, it } from 'vitest'
import { callerErrorStatus, hasOddData } from './caller-error.ts'

const coded = (code: string, message = '') =>
  Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(message), { code }) })
const document = { method: 'POST', data: {} }

describe('an error of the content platform', () => {
  it.each([
    ['a number that no column takes', coded('22003'), 400],
    ['a text with NUL', coded('22021'), 400],
    ['a row that another points to', coded('23503'), 409],
    [
      'a condition that a number does not know',
      coded('42883', 'operator does not exist: integer ~~* text'),
      400,
    ],
    [
      'a condition that makes no path into JSON',
      coded('42601', 'syntax error at or near " " of jsonpath input'),
      400,
    ],
    ['a path that cannot be decoded', new URIError('URI malformed'), 400],
    ['a condition that is no JSON', new SyntaxError('"x" is not valid JSON'), 400],
    ['a form that ends too soon', new Error('Unexpected end of form'), 400],
    ['a body of a kind that it cannot read', new Error('Request is not eligible for file upload'), 415],
    [
      'an operator for places on a map',
      new TypeError('adapter.operators[queryOperator] is not a function'),
      400,
    ],
    [
      'a text whose nodes are no nodes',
      new TypeError("Cannot use 'in' operator to search for 'id' in 5"),
      400,
    ],
  ])('is the caller’s fault when it comes from %s', (_, error, status) => {
    expect(callerErrorStatus(error, document)).toBe(status)
  })

  it('is a refusal when many are deleted and one could not be', () => {
    expect(callerErrorStatus(coded('25P02'), { method: 'DELETE' })).toBe(409)
    expect(callerErrorStatus(coded('25P02'), document)).toBeNull()
  })

  it('is the caller’s fault when a field is of another type than its hook takes', () => {
    expect(callerErrorStatus(new TypeError('value.toLowerCase is not a function'), document)).toBe(400)
  })

  it.each([undefined, null, [], 5, 'text'])('is the caller’s fault when the document sent is %j', (data) => {
    const error = new TypeError("Cannot read properties of undefined (reading 'title')")
    expect(callerErrorStatus(error, { method: 'PATCH', data })).toBe(400)
  })

  it.each([
    ['the database is gone', coded('57P01')],
    ['a statement is wrong', coded('42703')],
    ['a statement is no SQL', coded('42601', 'syntax error at or near "fro"')],
    ['a function is missing', coded('42883', 'function shop.x() does not exist')],
    ['a connection broke', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
    [
      'our own code read what is not there',
      new TypeError("Cannot read properties of undefined (reading 'title')"),
    ],
    ['something else was thrown', 'no error at all'],
  ])('stays ours when %s', (_, error) => {
    expect(callerErrorStatus(error, document)).toBeNull()
  })

  it('of reading stays ours although nothing was sent', () => {
    expect(callerErrorStatus(new TypeError('x is undefined'), { method: 'GET' })).toBeNull()
  })
})

describe('the document of a query', () => {
  it.each(['true', '5', '[]', 'null', '{', '%00'])('is none when it is %s', (data) => {
    expect(hasOddData(`http://shop.test/cms-api/pages/1?data=${data}`)).toBe(true)
  })

  it.each(['', '?data=', '?data=%7B%22a%22%3A1%7D', '?depth=1'])('may be left out or given: %s', (query) => {
    expect(hasOddData(`http://shop.test/cms-api/pages/1${query}`)).toBe(false)
  })
})
