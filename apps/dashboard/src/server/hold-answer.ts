import type { ServerResponse } from 'node:http'

export type HeldAnswer = { type: string; body: Buffer }

/**
 * Holds back the answers whose type is asked for until they are whole, and hands each to `send` in place of sending
 * it: what stands in a page decides its headers, and headers go first. Other answers pass through untouched.
 */
export function holdAnswer(
  response: ServerResponse,
  isHeld: (type: string) => boolean,
  send: (answer: HeldAnswer) => void,
): void {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let held: boolean | undefined
  const type = () => String(response.getHeader('content-type') ?? '')
  const holds = () => {
    held ??= !response.headersSent && !response.hasHeader('content-encoding') && isHeld(type())
    return held
  }
  const letGo = () => Object.assign(response, { writeHead, write, end, flushHeaders })

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    setHeaders(response, rest.at(-1))
    if (holds()) return response
    letGo()
    return writeHead.call(response, status)
  }) as ServerResponse['writeHead']

  response.flushHeaders = () => {
    if (!holds()) flushHeaders.call(response)
  }

  response.write = ((chunk: Chunk, ...rest: unknown[]) => {
    if (!holds()) return Reflect.apply(write, response, [chunk, ...rest])
    chunks.push(toBuffer(chunk, rest[0]))
    callback(rest)?.()
    return true
  }) as ServerResponse['write']

  response.end = ((chunk?: Chunk, ...rest: unknown[]) => {
    if (!holds()) return Reflect.apply(end, response, [chunk, ...rest])
    if (chunk && typeof chunk !== 'function') chunks.push(toBuffer(chunk, rest[0]))
    letGo()
    const done = callback([chunk, ...rest])
    if (done) response.once('finish', done)
    send({ type: type(), body: Buffer.concat(chunks) })
    return response
  }) as ServerResponse['end']
}

type Chunk = string | Uint8Array
type Encoding = BufferEncoding | undefined

function toBuffer(chunk: Chunk, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as Encoding) : 'utf8')
}

function callback(given: readonly unknown[]): (() => void) | undefined {
  return given.find((value): value is () => void => typeof value === 'function')
}

/** `writeHead` takes headers as an object, or as names and values in turn. */
function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : []))
    : Object.entries(headers)
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value)
}
