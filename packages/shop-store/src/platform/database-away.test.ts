import { expect, it } from 'vitest'
import { isDatabaseAway, UnknownCommit } from './database-away.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

it.each([
  ['ended by its administrator', coded('57P01')],
  ['not yet open', coded('57P03')],
  ['become a standby', coded('25006')],
  ['full', coded('53300')],
  ['without room on its disk', coded('53100')],
  ['unable to write', coded('58030')],
  ['a broken line', coded('08006')],
  ['nobody listens', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['cut off while reading', coded('ECONNRESET', { syscall: 'read' })],
  ['cut off, in the words of the driver', new Error('Connection terminated unexpectedly')],
  ['too slow to answer', new Error('Query read timeout')],
  ['no connection to be had', new Error('timeout exceeded when trying to connect')],
  ['two addresses and nobody there', new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })])],
  ['wrapped by the query builder', new Error('Failed query', { cause: coded('57P01') })],
  ['a commit that no standby confirmed', new UnknownCommit()],
])('knows a database that is away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a broken rule', coded('23505')],
  ['a statement that is wrong', coded('42P01')],
  ['a bank that does not answer', coded('ECONNRESET')],
  ['a fault in the code', new TypeError('x is undefined')],
  ['what is no error', 'Connection terminated'],
])('takes nothing else for it: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
