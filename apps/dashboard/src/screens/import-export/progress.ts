import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportExportEvent } from './import-export-event.ts'

/**
 * Answers with one line for each step of a long work, and the outcome as the last one. The work gives the program's
 * other visitors a turn at each step.
 */
export function answerWithProgress(
  work: (report: (event: ImportExportEvent) => Promise<void>) => Promise<ImportExportEvent>,
  onFailure: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (event: ImportExportEvent) =>
        controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
      const report = async (event: ImportExportEvent) => {
        write(event)
        await nextTurn()
      }
      try {
        write(await work(report))
      } catch (error) {
        onFailure(error)
        write({ kind: 'failed' })
      }
      controller.close()
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  })
}
