import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PictureOutcome } from '@rasteh/shop-core/files'
import { refuse } from '@rasteh/shop-core/outcome'
import { sniffPicture } from './sniff-picture.ts'

/** The decoder stops by itself before this; one that does not is ended from outside. */
const HARD_LIMIT_MS = 6_000
/** Memory goes back to the system with the process: one that has grown so far is not asked again. */
const GROWN_BYTES = 150 * 1024 * 1024
const IDLE_MS = 30_000

export type PictureDecoder = {
  /** Pictures are cleaned one after the other, in the order in which they came; each is read when its turn comes. */
  clean(read: () => Promise<Uint8Array>): Promise<PictureOutcome>
  close(): void
}

type Answer = { outcome: PictureOutcome; residentBytes: number }

/**
 * Cleans pictures in a process of their own: a picture that breaks its decoder, or never ends, breaks no basket. The
 * process starts with the first picture and ends when there is nothing to do.
 */
export function openPictureDecoder(): PictureDecoder {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const cleanNow = async (read: () => Promise<Uint8Array>): Promise<PictureOutcome> => {
    clearTimeout(idle)
    const bytes = await read()
    if (!sniffPicture(bytes)) return refuse({ kind: 'not-a-picture' })
    if (!child?.connected) child = startProcess()
    const answer = await askOnce(child, bytes)
    if (answer === null || answer.residentBytes > GROWN_BYTES) end()
    else idle = setTimeout(end, IDLE_MS).unref()
    return answer?.outcome ?? refuse({ kind: 'not-a-picture' })
  }
  return {
    clean(read) {
      const turn = last.then(() => cleanNow(read))
      last = turn.catch(() => {})
      return turn
    },
    close: end,
  }
}

function startProcess(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), [], {
    // Nothing of the parent's environment: keys and URLs of databases are in it.
    env: { NODE_ENV: 'production', VIPS_BLOCK_UNTRUSTED: '1', MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** The process's answer; null when it died or gave none in time. */
function askOnce(child: ChildProcess, bytes: Uint8Array): Promise<Answer | null> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.channel?.unref()
      resolve(answer)
    }
    const timer = setTimeout(() => settle(null), HARD_LIMIT_MS)
    child.channel?.ref()
    child.once('message', (answer) => settle(answer as Answer))
    child.once('exit', () => settle(null))
    child.once('error', () => settle(null))
    child.send(bytes, (error) => error && settle(null))
  })
}
