import { connect } from 'node:net'

export type Exchange = { statuses: number[]; heads: string; ms: number; isHung: boolean }

const PATIENCE_MS = 10_000
/** How long a server may think before the attacker says that nothing more will come. */
const QUIET_MS = 700
/** One that answered may have more to say, to a second request that it saw. */
const QUIET_AFTER_ANSWER_MS = 200

/**
 * Sends bytes as they are and reads what comes. When nothing comes any more the sending side is closed, as a client does
 * that has said all: a server that then neither answers nor closes hangs.
 */
export function exchange(port: number, bytes: string): Promise<Exchange> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let received = ''
    const finish = (isHung: boolean) => {
      clearTimeout(patience)
      socket.destroy()
      const statuses = Array.from(received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm), ([, status]) =>
        Number(status),
      )
      resolve({ statuses, heads: received.slice(0, 4_000), ms: performance.now() - startedAt, isHung })
    }
    const patience = setTimeout(() => finish(received === ''), PATIENCE_MS)
    socket.setEncoding('latin1')
    socket.setTimeout(QUIET_MS, () => socket.end())
    socket.on('connect', () => socket.write(bytes, 'latin1'))
    socket.on('data', (part) => {
      received += part
      socket.setTimeout(QUIET_AFTER_ANSWER_MS)
    })
    socket.on('end', () => finish(false))
    // A server that refuses may close while it is still written to.
    socket.on('error', () => finish(false))
  })
}
