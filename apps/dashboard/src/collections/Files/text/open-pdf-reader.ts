import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ReadPdf } from './kept-reader.ts'

/** A catalogue of 200 pages takes a few seconds; what takes longer is meant to. */
const HARD_LIMIT_MS = 20_000
const MEMORY_MB = 384

/**
 * Reads documents in processes of their own, one after the other: a document that breaks its reader, or never ends, or
 * unfolds to more than there is, breaks no dashboard.
 */
export function openPdfReader(limitMs = HARD_LIMIT_MS): ReadPdf {
  let last: Promise<unknown> = Promise.resolve()
  return (bytes) => {
    const turn = last.then(() => readOnce(bytes, limitMs))
    last = turn
    return turn
  }
}

/** Never fails: what gives no text in time has none. */
function readOnce(bytes: Uint8Array, limitMs: number): Promise<string> {
  return new Promise((resolve) => {
    const child = startProcess()
    const settle = (text: unknown) => {
      clearTimeout(timer)
      child.removeAllListeners()
      // Ending it may come too late for it to notice; an error of that is none of ours.
      child.on('error', () => {})
      child.kill('SIGKILL')
      resolve(typeof text === 'string' ? text : '')
    }
    const timer = setTimeout(() => settle(''), limitMs)
    child.once('message', settle)
    child.once('exit', () => settle(''))
    child.once('error', () => settle(''))
    child.send(bytes, (error) => error && settle(''))
  })
}

function startProcess(): ChildProcess {
  return fork(join(import.meta.dirname, 'pdf-process.ts'), [], {
    // Nothing of the parent's environment: keys and URLs of databases are in it.
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
