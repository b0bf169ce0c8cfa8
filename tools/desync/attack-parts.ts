/** The lines that frame a body, the body itself, and whether what is sent is a whole request. */
export type Framing = { name: string; lines: (body: string) => string[]; body: (smuggled: string) => string }

const chunk = (text: string, extension = '', end = '\r\n') =>
  `${text.length.toString(16)}${extension}${end}${text}${end}`
const LAST = '0\r\n\r\n'
const plain = (smuggled: string) => smuggled
const inChunks = (smuggled: string) => chunk(smuggled) + LAST
/** What a reader of chunks sees as empty and a reader of lengths as the next request. */
const afterLast = (smuggled: string) => LAST + smuggled

const length =
  (write: (count: number) => string[]) =>
  (body: string): string[] =>
    write(body.length)
const encoding = (value: string) => () => [`Transfer-Encoding: ${value}`]

const LENGTHS: Record<string, (count: number) => string[]> = {
  'length: right': (count) => [`Content-Length: ${count}`],
  'length: 0 before a body': () => ['Content-Length: 0'],
  'length: short': () => ['Content-Length: 5'],
  'length: long': (count) => [`Content-Length: ${count + 40}`],
  'length: twice': (count) => [`Content-Length: ${count}`, `Content-Length: ${count}`],
  'length: two that differ': (count) => [`Content-Length: ${count}`, 'Content-Length: 0'],
  'length: list': (count) => [`Content-Length: ${count}, 0`],
  'length: plus': (count) => [`Content-Length: +${count}`],
  'length: hex': (count) => [`Content-Length: 0x${count.toString(16)}`],
  'length: negative': () => ['Content-Length: -1'],
  'length: empty': () => ['Content-Length:'],
  'length: space before colon': (count) => [`Content-Length : ${count}`],
  'length: folded': (count) => ['Content-Length:', ` ${count}`],
  'length: too big': () => ['Content-Length: 99999999999999999999'],
  'length: zeros': (count) => [`Content-Length: 000${count}`],
}

const ENCODINGS = [
  ...['chunked', 'Chunked', 'chunked, chunked', 'identity', 'identity, chunked', 'chunked, identity'],
  ...['gzip, chunked', 'xchunked', '"chunked"', 'chunked;a=b', '\tchunked', 'chunked\u000b', 'cow'],
]

const CHUNKINGS: Record<string, (smuggled: string) => string> = {
  'chunks: extension': (text) => chunk(text, ';a=b') + LAST,
  'chunks: extension with a bare LF': (text) => chunk(text, ';a\n') + LAST,
  'chunks: quoted extension': (text) => chunk(text, ';a="\r\n"') + LAST,
  'chunks: zeros before the size': (text) => `0000${inChunks(text)}`,
  'chunks: hex size': (text) => `0x${inChunks(text)}`,
  'chunks: space after the size': (text) => chunk(text, ' ') + LAST,
  'chunks: size too big': (text) => `ffffffffffffffff${inChunks(text)}`,
  'chunks: negative size': (text) => `-${inChunks(text)}`,
  'chunks: bare LF': (text) => `${chunk(text, '', '\n')}0\n\n`,
  'chunks: without the end': (text) => chunk(text),
  'chunks: trailer': (text) => `${chunk(text)}0\r\nHost: evil.test\r\nContent-Length: 5\r\n\r\n`,
  'chunks: one byte more': (text) => `${text.length.toString(16)}\r\n${text}X\r\n${LAST}`,
}

const SPELLINGS: Record<string, string[]> = {
  'encoding: space before colon': ['Transfer-Encoding : chunked'],
  'encoding: folded': ['Transfer-Encoding:', ' chunked'],
  'encoding: underscore': ['Transfer_Encoding: chunked'],
  'encoding: behind a bare LF': ['X-A: a\nTransfer-Encoding: chunked'],
  'encoding: behind a bare CR': ['X-A: a\rTransfer-Encoding: chunked'],
  'encoding: named by Connection': ['Connection: Transfer-Encoding', 'Transfer-Encoding: chunked'],
  'encoding: twice': ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  'encoding: NUL in its name': ['Transfer-Enc\u0000oding: chunked'],
}

/** Every way in which two readers may disagree where a request ends. */
export const FRAMINGS: readonly Framing[] = [
  { name: 'none', lines: () => [], body: () => '' },
  { name: 'none, pipelined', lines: () => [], body: plain },
  ...Object.entries(LENGTHS).map(([name, write]) => ({ name, lines: length(write), body: plain })),
  ...ENCODINGS.flatMap((value) => [
    { name: `encoding ${JSON.stringify(value)}`, lines: encoding(value), body: inChunks },
    { name: `encoding ${JSON.stringify(value)}, then more`, lines: encoding(value), body: afterLast },
  ]),
  ...Object.entries(SPELLINGS).map(([name, lines]) => ({ name, lines: () => lines, body: afterLast })),
  ...Object.entries(CHUNKINGS).map(([name, body]) => ({ name, lines: encoding('chunked'), body })),
  {
    name: 'length and encoding',
    lines: (body) => [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'],
    body: afterLast,
  },
  {
    name: 'encoding and length',
    lines: () => ['Transfer-Encoding: chunked', 'Content-Length: 6'],
    body: afterLast,
  },
]

export const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'],
  ...['get', 'PURGE', 'PRI', 'G\u0000T'],
]

/** Addresses: the shop's own, and those that may lead elsewhere. `canary` is somebody else's host. */
export const targets = (canary: string): string[] => [
  ...['/api/shop/me', '/api/shop/cart/get', '/health/ready', '/api/shop/nothing', '/health/ready?x=1'],
  ...[`//${canary}/api/shop/me`, `http://${canary}/api/shop/me`, `https://${canary}/`, canary, '*', ''],
  ...[
    `/\\${canary}/api/shop/me`,
    `/health/ready@${canary}/`,
    `//${canary}\\@localhost/`,
    `///${canary}/robots.txt`,
  ],
  ...['/./api/shop/me', '/x/../api/shop/me', '/%2e%2e/api/shop/me', '/api%2fshop%2fme', '/api%5cshop%5cme'],
  ...[
    '/%00',
    '/%',
    '/%c0%af',
    '/api/shop/me#x',
    '/api/shop/me?a=//../%2f',
    '/api//shop/me',
    '/a b',
    '/\u00d8\u00a7',
  ],
  ...[
    `/robots.txt?next=http://${canary}/`,
    '/_next/image?url=http%3A%2F%2Flocalhost',
    '/cms-api/access',
    '/shop/payment/go/x',
  ],
]

/** Further lines of a request; a host among them replaces the usual one. */
export const headerForms = (canary: string): string[][] => [
  [],
  [`Host: ${canary}`],
  ['Host: localhost', `Host: ${canary}`],
  ['Host:'],
  [`Host: localhost@${canary}`],
  ['X-Forwarded-For: 203.0.113.9', `X-Forwarded-Host: ${canary}`, 'X-Real-IP: 203.0.113.9'],
  [`X-Original-URL: http://${canary}/`, `X-Rewrite-URL: //${canary}/`, 'X-HTTP-Method-Override: DELETE'],
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
  ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Expect: 100-continue'],
  ['Expect: gold'],
  ['Connection: close, X-Forwarded-For, Host, Content-Length'],
  ['X-Folded: a', ' b'],
  ['Bad Name: a'],
  [': nameless'],
  ['X-Nul: a\u0000b'],
  ['Proxy-Connection: keep-alive', `Proxy: http://${canary}/`],
  ['Range: bytes=0-0,0-0', 'If-Range: x'],
]

export const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/1.2',
  'HTTP/0.9',
  '',
]
