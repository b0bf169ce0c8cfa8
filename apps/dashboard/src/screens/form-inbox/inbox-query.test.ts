import { describe, expect, it } from 'vitest'
import { toInboxFilter, toInboxUrl, toSubmissionId } from './inbox-query.ts'

describe('the URL of the inbox', () => {
  it('names a form, a state and a place in the list', () => {
    const filter = { formId: 3, state: 'in-review', cursor: 120 } as const
    expect(toInboxFilter({ form: '3', state: 'in-review', before: '120' })).toEqual(filter)
    expect(toInboxUrl(filter)).toBe('/dashboard/form-inbox?form=3&state=in-review&before=120')
    expect(toInboxUrl({ formId: null, state: null, cursor: null })).toBe('/dashboard/form-inbox')
  })

  it.each([
    { form: 'x', state: 'deleted', before: '-1' },
    { form: ['1', '2'], state: ['new'], before: '1e3' },
    { form: '99999999999', before: '0' },
  ])('of %j asks for everything', (params) => {
    expect(toInboxFilter(params)).toEqual({ formId: null, state: null, cursor: null })
  })

  it('takes an id as a number too', () => {
    expect([12, '12', 1.5, null, {}].map(toSubmissionId)).toEqual([12, 12, null, null, null])
  })
})
