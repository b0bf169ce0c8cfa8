import fc from 'fast-check'
import { cmsQuery } from './cms-query.ts'
import { fromFields } from './from-fields.ts'
import { fromSchema, type Schema } from './from-schema.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { addedBodies, addedParams } from './known-bodies.ts'
import type { Operation } from './operations.ts'
import { type Known, someId, strangeValue } from './strange-values.ts'

const WITH_BODY = ['POST', 'PUT', 'PATCH']

/** Requests for a call that its schema, or its collection's fields, would take or nearly take. */
export function guidedRequest(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const [method = '', path = ''] = operation.call.split(' ')
  const query = operation.surface === 'cms' ? cmsQuery : queryOf(operation.query, known)
  const body = WITH_BODY.includes(method) ? bodyOf(operation, known) : fc.constant(undefined)
  return fc
    .record({ path: pathOf(operation, path, known), query, body, override: overrideOf(operation, method) })
    .map(({ path: filled, query: asked, body: sent, override }) => ({
      surface: operation.surface,
      call: operation.call,
      method,
      url: `${filled}${asked}`,
      headers: { ...override, ...(sent?.type ? { 'content-type': sent.type } : {}) },
      ...(sent ? { body: sent.bytes } : {}),
    }))
}

/** A form sent as a POST may ask to be read as a GET: the platform's way for queries that are too long. */
function overrideOf({ surface }: Operation, method: string): fc.Arbitrary<Record<string, string>> {
  if (surface !== 'cms' || method !== 'POST') return fc.constant({})
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('GET', 'DELETE', 'PATCH', 'x').map((name) => ({
        'X-Payload-HTTP-Method-Override': name,
        'content-type': 'application/x-www-form-urlencoded',
      })),
    },
  )
}

function pathOf({ params }: Operation, path: string, known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = names.map((name) => {
    const schema = params[name]
    const choices = addedParams[name]
    const wanted = choices
      ? fc.constantFrom<unknown>(...choices)
      : schema
        ? fromSchema(schema, known)
        : someId(known)
    return fc.oneof({ weight: 3, arbitrary: wanted }, { weight: 2, arbitrary: someId(known) })
  })
  return fc
    .tuple(...values)
    .map((filled) =>
      names.reduce((text, name, index) => text.replace(`:${name}`, () => inPath(filled[index])), path),
    )
}

const inPath = (value: unknown) => encodeURIComponent(String(value).toWellFormed()) || '0'

function queryOf(schemas: Record<string, Schema>, known: Known): fc.Arbitrary<string> {
  const model = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, fromSchema(schema, known)] as const),
  )
  return fc.record(model, { requiredKeys: 'action' in model ? ['action'] : [] }).map((values) => {
    const pairs = Object.entries(values).map(([name, value]) => `${name}=${inPath(value)}`)
    return pairs.length ? `?${pairs.join('&')}` : ''
  })
}

type Sent = { bytes: Buffer; type?: string }

function bodyOf(operation: Operation, known: Known): fc.Arbitrary<Sent> {
  const { call, body, fields = [] } = operation
  const added = addedBodies[call]
  if (call.endsWith('SumbitUserFile') || (operation.surface === 'shop' && call.endsWith('Handler.ashx')))
    return formOf(known)
  const value = added
    ? fc.oneof({ weight: 6, arbitrary: added(known) }, { weight: 1, arbitrary: strangeValue })
    : body
      ? fromSchema(body, known)
      : fields.length
        ? fromFields(fields, known)
        : strangeValue
  const json = value.map((sent): Sent => ({ bytes: toJson(sent), type: 'application/json' }))
  if (operation.surface === 'shop') return json
  // The platform's own pages send documents as a form with one field.
  const form = value.map((sent): Sent => formWith({ _payload: toJson(sent).toString() }))
  return fc.oneof({ weight: 6, arbitrary: json }, { weight: 1, arbitrary: form })
}

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value) ?? 'null')

const formOf = (known: Known) =>
  fc
    .dictionary(
      fc.constantFrom(
        'UserFile',
        'FormField',
        'Name',
        'Mobile',
        'Email',
        'Subject',
        'Text',
        'Captcha',
        'Website',
        'Attachment',
      ),
      fc.oneof(
        fc.constantFrom(...known.texts, '{"FormFieldID":"national-card"}', '{}', '12345'),
        strangeValue.map(String),
      ),
      { maxKeys: 6 },
    )
    .map((values) => formWith(values))

function formWith(values: Record<string, string>): Sent {
  const boundary = 'a-boundary-of-the-fuzz'
  const parts = Object.entries(values).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${/File|Attach/.test(name) ? '; filename="a.jpg"' : ''}\r\n\r\n${value}\r\n`,
  )
  return {
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
