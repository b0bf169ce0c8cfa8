/** Reads the text of a PDF; empty for one that cannot be read. */
export type ReadPdf = (bytes: Uint8Array) => Promise<string>

// The server around Next and the screens are bundled apart; they share what is kept here.
const kept = globalThis as typeof globalThis & { rastehPdfReader?: ReadPdf }

/** The server opens the reader, once: the process that it starts is a file that no bundle holds. */
export function keepPdfReader(read: ReadPdf): void {
  kept.rastehPdfReader = read
}

/** Commands that change files without the server keep no text of them. */
export const readPdf: ReadPdf = async (bytes) => (await kept.rastehPdfReader?.(bytes)) ?? ''
