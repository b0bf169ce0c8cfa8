import type { ImportExportEvent } from './import-export-event.ts'

/** Makes a long call, hears its lines as they come and answers the last one. A call that breaks off has failed. */
export async function callImportExport(
  path: string,
  body: File | null,
  hear: (event: ImportExportEvent) => void,
): Promise<ImportExportEvent> {
  let last: ImportExportEvent = { kind: 'failed' }
  try {
    const answer = await fetch(`/cms-api/transfer/${path}`, { method: 'POST', body })
    if (!answer.ok || !answer.body) return last
    for await (const line of linesOf(answer.body)) {
      last = JSON.parse(line) as ImportExportEvent
      hear(last)
    }
  } catch {
    return { kind: 'failed' }
  }
  return last.kind === 'stage' ? { kind: 'failed' } : last
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
