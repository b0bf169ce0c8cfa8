import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEEDED_LOGS } from '../../tools/processes/start-seeded-shop.ts'

/** What the shop's processes are started with, so that each can be asked to collect. */
export const COLLECTABLE = '--inspect=127.0.0.1:0'

/**
 * Lets processes of the shop collect their garbage, each by its inspector. A heap with room grows for half an hour before
 * its collector looks at all of it; what is left after a collection is what a process holds.
 */
export async function openCollectors(names: readonly string[]) {
  const sockets = await Promise.all(names.map((name) => connect(inspectorOf(name))))
  let turn = 0
  return {
    count: sockets.length,
    /** One process after another: a collection of all at once would stop the whole shop for it. */
    collectNext: () => collectIn(sockets[turn++ % sockets.length] as WebSocket),
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}

function inspectorOf(name: string): string {
  const log = readFileSync(join(SEEDED_LOGS, `${name.replace(' ', '-')}.log`), 'utf8')
  const [, url] = /Debugger listening on (ws:\S+)/.exec(log) ?? []
  if (!url) throw new Error(`${name} was not started with ${COLLECTABLE}`)
  return url
}

function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket), { once: true })
    socket.addEventListener('error', () => reject(new Error(`no inspector at ${url}`)), { once: true })
  })
}

/** Answers when it is done; nothing else is asked on this socket meanwhile. */
function collectIn(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.addEventListener('message', () => resolve(), { once: true })
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  })
}
