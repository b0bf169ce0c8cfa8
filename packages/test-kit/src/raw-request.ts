import { connect } from 'node:net'

export type RawAnswer = { status: number; head: string; body: string }

/** How many answers end the reading, and the own end of the connection where it matters. */
type Expected = { answers: number; localAddress: string }

const PATIENCE_MS = 10_000

/**
 * Sends these bytes as they are, which no HTTP client would, and reads until the server closes the connection or has
 * answered as often as it was asked. A server that is silent for ten seconds is a fault.
 */
export function sendRaw(
  port: number,
  bytes: string,
  expected: number | Partial<Expected> = 1,
): Promise<RawAnswer[]> {
  const { answers = 1, localAddress } = typeof expected === 'number' ? { answers: expected } : expected
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
    let received = ''
    const end = () => {
      socket.destroy()
      resolve(toAnswers(received))
    }
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new Error(`no answer within ${PATIENCE_MS} ms to ${JSON.stringify(bytes.slice(0, 200))}`))
    })
    socket.setEncoding('latin1')
    socket.on('connect', () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => {
      received += chunk
      if (toAnswers(received).filter(isWhole).length >= answers) end()
    })
    // A server that refuses may close while it is still written to; what it said before that counts.
    socket.on('error', end)
    socket.on('close', end)
  })
}

/** The lines of a request without a body, with whatever headers are added. */
export function rawRequest(method: string, target: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** One chunk and the end, as a body without a length is sent. */
export function chunked(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
}

function toAnswers(received: string): RawAnswer[] {
  return received
    .split(/(?=HTTP\/1\.[01] \d{3})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      return { status: Number(part.slice(9, 12)), head, body: rest.join('\r\n\r\n') }
    })
}

function isWhole({ head, body }: RawAnswer): boolean {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) return body.length >= Number(length)
  return /^transfer-encoding: chunked/im.test(head) && body.endsWith('0\r\n\r\n')
}
