import { describe, expect, it } from 'vitest'
import { CALLS } from './calls.ts'
import { ADDED_PATHS, PATHS } from './paths.ts'

/** The specification's table of calls, row by row, with its placeholders. */
const SPECIFIED = [
  'POST /api/shop/cart/create',
  'PUT /api/shop/cart/update',
  'GET /api/shop/cart/get',
  'DELETE /api/shop/cart/delete/{id}',
  'POST /api/shop/cart/bulkinsert',
  'GET /DesktopModules/{shop-module}/AJAX/GetJSMessages.ashx',
  'GET /DesktopModules/{feedback-module}/Ajax/FeedbackHandler.ashx',
  'GET /Ajax/Captcha.ashx',
  'GET /DesktopModules/{links-module}/handlers/AjaxHandler.ashx',
  'POST /api/shop/gift/addtoorder',
  'POST {api}/CPL/GetTabContent',
  'POST {api}/search/find',
  'GET {api}/specialcode/validate/{code}',
  'POST {api}/Payment/IsConnectionValidate',
  'GET {api}/AccessControl/IsIPAddressInCulture',
  'POST /api/shop/userfile/SumbitUserFile',
  'POST /api/shop/userfile/Delete',
  'POST {api}/comment/create',
  'POST {api}/comment/vote',
  'GET {api}/comment/captcha/{sectionId}',
  'GET {platform}/API/internalservices/searchService/preview',
]

const OUR_NAMES: readonly (readonly [string, string])[] = [
  ['{api}', '/api/shop'],
  ['{platform}', ''],
  ['{shop-module}', 'Shop'],
  ['{feedback-module}', 'Feedback'],
  ['{links-module}', 'Links'],
]

const named = (row: string) =>
  OUR_NAMES.reduce((text, [placeholder, name]) => text.replace(placeholder, name), row).replace(
    /\{(\w+)\}/g,
    ':$1',
  )
const listed = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`)

describe('the list of calls', () => {
  it.each(SPECIFIED)('holds %s', (row) => {
    expect(listed).toContain(named(row))
  })

  it('holds all 21 of the specification and no path twice', () => {
    expect(SPECIFIED).toHaveLength(21)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('leaves out no path that the specification has', () => {
    const paths = Object.values(CALLS).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining([...Object.values(PATHS), ADDED_PATHS.me]))
  })
})

describe('every call', () => {
  const calls = Object.entries(CALLS).map(([name, contract]) => ({ name, ...contract }))

  it.each(calls)('$name answers 200, and says 422 to a malformed request', ({ answers }) => {
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '422', '500']))
  })

  it.each(calls.filter(({ method }) => method !== 'GET'))(
    '$name changes nothing without its label',
    (contract) => {
      expect(contract.label).toBe('required')
      expect(contract.answers).toHaveProperty('403')
    },
  )

  it.each(calls.filter(({ body }) => body !== null))('$name sends its body as JSON', ({ contentType }) => {
    expect(contentType).toBe('application/json')
  })

  it.each(calls.filter(({ path }) => path.includes(':')))(
    '$name describes the parts of its path',
    (contract) => {
      const parts = [...contract.path.matchAll(/:([A-Za-z]+)/g)].map(([, part]) => part)
      expect(contract.params).toMatchObject({ required: parts })
    },
  )
})

describe('the special-code call', () => {
  it('needs its label although it is a GET, because it changes the basket', () => {
    expect(CALLS.specialCodeValidate).toMatchObject({ method: 'GET', label: 'required' })
  })
})

describe('the basket calls', () => {
  it.each([400, 404])('answer %i with the current basket', (status) => {
    const changes = [CALLS.cartCreate, CALLS.cartUpdate, CALLS.cartBulkInsert]
    const bodies = changes.map(({ answers }) => answers[status]?.schema)
    expect(bodies).toEqual(Array(3).fill(CALLS.cartGet.answers[200]?.schema))
  })

  it('name the reason of a refusal in a header', () => {
    expect(CALLS.cartUpdate.answers[400]?.headers).toEqual([
      'x-less-than-min',
      'x-more-than-max',
      'x-stock-less-than-min',
      'x-invalid-price-layer',
    ])
  })
})
