import { readPdfText } from './read-pdf-text.ts'

/** The process that reads strangers' documents. It holds no key, no connection and no setting, and reads one document. */
process.once('message', async (bytes: Uint8Array) => {
  const text = await readPdfText(bytes).catch(() => '')
  process.send?.(text)
})
process.on('disconnect', () => process.exit())
