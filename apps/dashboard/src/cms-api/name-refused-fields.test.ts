import { expect, it } from 'vitest'
import { nameRefusedFields } from './name-refused-fields.ts'

const fields = { errors: [{ path: 'slug', message: 'این نشانی رزرو است.' }] }
const answer = (error: object, result: object = { errors: [{ message: 'x' }] }) =>
  nameRefusedFields({ error, result } as never)

it('names the fields of a refused save, whichever copy of the class its error is of', () => {
  const error = { status: 400, message: 'نامعتبر: نشانی', data: fields }
  expect(answer(error)).toEqual({
    response: { errors: [{ name: 'ValidationError', message: 'نامعتبر: نشانی', data: fields }] },
  })
})

it('leaves what names them already, and every other error', () => {
  const error = { status: 400, message: 'x', data: fields }
  expect(answer(error, { errors: [{ message: 'x', data: fields }] })).toBeUndefined()
  expect(answer({ status: 500, message: 'x', data: fields })).toBeUndefined()
  expect(answer({ status: 400, message: 'x', data: { secret: 1 } })).toBeUndefined()
  expect(answer({ message: 'x' })).toBeUndefined()
})
