import fc from 'fast-check'
import type { FuzzRequest } from './fuzz-request.ts'
import type { Operation } from './operations.ts'
import { brokenText, type Known, strangeValue } from './strange-values.ts'

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)

/** Bodies that are no document at all, or one that no form of ours ever sends. */
const brokenBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text.slice(0, Math.ceil(text.length / 2)))),
  fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text)),
  brokenText.map((text) =>
    Buffer.from(
      JSON.stringify({
        name: text,
        title: text,
        email: text,
        Text: text,
        keywords: text,
        Id: text,
        Mobile: text,
        id: text,
      }),
    ),
  ),
  fc
    .tuple(
      fc.constantFrom('id', 'title', 'where', 'ProductId', 'Action', 'email', 'password', 'data'),
      strangeValue,
    )
    .map(([name, value]) => Buffer.from(JSON.stringify([{ [name]: value }]))),
  fc
    .constantFrom(
      '',
      'null',
      '[]',
      '{',
      '"',
      'undefined',
      '{"__proto__":{"role":"owner"}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"a":1e999}',
      '{"id":99999999999999999999999}',
      '\ufeff{}',
      deep('[', ']', 5_000),
      deep('{"a":', '}', 5_000),
      `{"title":"${'ی'.repeat(200_000)}"}`,
      'a=1&a=2&__proto__[x]=1',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg/>\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x',
      '--x\r\n\r\n',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    )
    .map((text) => Buffer.from(text)),
)

const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/octet-stream',
  'application/json, text/plain',
  '*/*',
  'x',
)

const pathPart = fc.constantFrom(
  '%',
  '%zz',
  '%c3%28',
  '%ff',
  '%00',
  'a%00b',
  '%ed%a0%80',
  '..%2f..%2f',
  '%2e%2e',
  '99999999999999',
  '-99999999999999999999',
  '2147483648',
  '9223372036854775808',
  'NaN',
  '1.5',
  '1e10',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '0',
  '%5b%5d',
  '01890000-0000-7000-8000-00000000000g',
  'a'.repeat(3_000),
  '%u0000',
)

const query = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '%',
        '%zz=%zz',
        'where=%',
        'where[id][equals]=99999999999999',
        'where[id][in]=%00',
        'where[id][equals][equals]=1',
        'where[or][][and][][id][equals]=x',
        'where[createdAt][greater_than]=2026-99-99',
        'where[createdAt][equals]=%00',
        'where[__proto__][equals]=1',
        'where[title][like]=%00',
        'where[_status][equals]=%F0%9F',
        'sort=%00',
        'sort[]=id&sort[]=%00',
        'limit[]=1',
        'limit=1e400',
        'page=1e400',
        'page=9223372036854775808',
        'depth[x]=1',
        'select=%00',
        'select[id]=%00',
        'locale[]=fa',
        'locale=%00',
        'populate[x][y][z]=1',
        'joins[x][sort]=%00',
        'a[b][c][d][e][f][g][h][i]=1',
        'action=captcha&action=captcha',
        'action[]=captcha',
        'cursor=%00',
        'cursor=e30',
        'q=%00',
        'state=%00',
        'keywords=%00&culture=fa-IR&portal=0&forceWild=true',
        'After=%00',
        'AddressId=%00&DeliveryMethodId=99999999999999',
        'until=99999999999999999999&mark=%00',
        'toString=1',
        `x=${'a'.repeat(4_000)}`,
      ),
      fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
    ),
    { maxLength: 3 },
  )
  .map((parts) => (parts.length ? `?${parts.join('&')}` : ''))

const header = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { accept: '\u00ff' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'accept-language': '*;q=9' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'a'.repeat(5_000) },
  { 'if-none-match': '"' },
  { range: 'bytes=9-1' },
  { range: 'bytes=-99999999999999999999' },
  { authorization: 'JWT x.y.z' },
  { authorization: 'customers API-Key x' },
  { 'x-forwarded-for': '%00, ::1, 300.1.1.1' },
  { 'x-http-method-override': 'DELETE' },
  { 'X-Payload-HTTP-Method-Override': 'GET' },
  { 'X-Payload-Migration': '1' },
  { 'x-rasteh-label': '\u00e9'.repeat(300) },
  { 'content-encoding': 'gzip' },
  { expect: 'x' },
)
const cookie = fc.constantFrom(
  '',
  '',
  'rasteh-token=x.y.z',
  'rasteh-token=%',
  'rasteh-captcha-site=%00.%zz',
  'CartID=%00; CartSecret=%',
  'language=%ff',
  '=;=;;=',
  `a=${'b'.repeat(3_000)}`,
)

/** Requests for a call that no page would send. */
export function malformedRequest(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const [method = '', path = ''] = operation.call.split(' ')
  const hasBody = !['GET', 'DELETE', 'HEAD'].includes(method)
  const part = fc.oneof(
    { weight: 2, arbitrary: pathPart },
    { weight: 1, arbitrary: fc.constantFrom(...known.ids).map(String) },
  )
  return fc.record({ part, query, header, cookie, type: contentType, body: brokenBody }).map((drawn) => ({
    surface: operation.surface,
    call: operation.call,
    method,
    url: path.replace(/:\w+/g, () => drawn.part) + drawn.query,
    headers: {
      ...drawn.header,
      ...(drawn.cookie ? { cookie: drawn.cookie } : {}),
      ...(hasBody ? { 'content-type': drawn.type } : {}),
    },
    ...(hasBody ? { body: drawn.body } : {}),
  }))
}
