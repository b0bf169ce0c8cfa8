import { FILE_PART, FORM_FIELD_PART } from '@rasteh/contracts/files'

export type FormPart = {
  name: string
  body: Uint8Array | string
  /** As the sender spells it between quotes; a part without one is a field. */
  fileName?: string
  type?: string
}

const BOUNDARY = 'rasteh-test-boundary'

/** An upload as it goes over the wire, each part spelled exactly as given. */
export function toForm(parts: readonly FormPart[]): { payload: Buffer; headers: Record<string, string> } {
  const written = parts.flatMap(({ name, body, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const typed = type === undefined ? '' : `\r\nContent-Type: ${type}`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${typed}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(body as string), Buffer.from('\r\n')]
  })
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

/** The upload that a page sends: the file, then the field that it is for. */
export function uploadOf(body: Uint8Array | string, given: Partial<FormPart> & { field?: unknown } = {}) {
  const { field = 'national-card', ...file } = given
  return toForm([
    { name: FILE_PART, fileName: 'card.jpg', type: 'image/jpeg', body, ...file },
    { name: FORM_FIELD_PART, body: JSON.stringify({ FormFieldID: field }) },
  ])
}
