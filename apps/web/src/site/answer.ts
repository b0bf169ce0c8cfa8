import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Culture } from '@rasteh/persian-text/culture'

/** What a page tells the server about the answer that carries it. */
export type Answer = {
  path?: string
  /** The culture that the address names by itself; its links and redirects keep it. */
  culture?: Culture | null
  status?: number
  imageOrigins?: string[]
  /** The keys of what the page shows, besides those that its own links tell. */
  keys?: string[]
}

// The server loads this file as written and the pages load it bundled: both must find the same store.
const kept = globalThis as typeof globalThis & { rastehAnswers?: AsyncLocalStorage<Answer> }
kept.rastehAnswers ??= new AsyncLocalStorage<Answer>()
const answers = kept.rastehAnswers

/**
 * Runs a page so that it can choose the status of its answer. Next gives pages no way to do so but `notFound()`,
 * whose answer is an empty page that only a script fills.
 */
export function letPageAnswer<Result>(response: ServerResponse, answer: Answer, run: () => Result): Result {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? (answer.status ?? status) : status, ...rest)) as typeof response.writeHead
  return answers.run(answer, run)
}

/** Chooses the status of the page that is being drawn; false where no server listens to it. */
export function answerWith(status: number): boolean {
  const answer = answers.getStore()
  if (answer) answer.status = status
  return answer !== undefined
}

/** Lets the page that is being drawn show a picture of another origin; its policy closes all that are not named. */
export function allowImageOrigin(origin: string): void {
  const answer = answers.getStore()
  if (answer) answer.imageOrigins = [...(answer.imageOrigins ?? []), origin]
}

/** Names what the page that is being drawn shows: whoever changes one of these has the page made anew. */
export function showsKeys(...keys: readonly string[]): void {
  const answer = answers.getStore()
  if (answer) answer.keys = [...(answer.keys ?? []), ...keys]
}

/** The path of the address that was asked for, as it was written; empty where no server tells. */
export function askedPath(): string {
  return answers.getStore()?.path ?? ''
}

/** The culture that the asked address names by itself; null where it names none or the default one. */
export function askedCulture(): Culture | null {
  return answers.getStore()?.culture ?? null
}
