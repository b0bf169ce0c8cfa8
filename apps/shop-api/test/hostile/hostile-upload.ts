import { FILE_PART, FORM_FIELD_PART } from '@rasteh/contracts/files'
import { type FormPart, toForm, uploadOf } from '../upload-form.ts'

/** One upload that means harm. Either it is refused, or what is kept of it is a bare picture; some must be refused. */
export type HostileUpload = {
  name: string
  mustBeRefused: boolean
  form: { payload: Buffer; headers: Record<string, string> }
}

/** Is part of every text that a file may carry along, so that a test can look for it in what is kept. */
export const MARKER = 'rasteh-hostile-marker'

export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'a zip': `PK\u0003\u0004${MARKER}evil.jsPK\u0005\u0006`,
  'a page': `<html><script>alert('${MARKER}')</script></html>`,
  'a php script': `<?php system($_GET['${MARKER}']); ?>`,
  'a document': `%PDF-1.7 /JavaScript (${MARKER}) %%EOF`,
  'a script': `*/=1;alert('${MARKER}');/*`,
  'a program': `MZ\u0090\u0000${MARKER}This program cannot be run in DOS mode`,
  'a drawing': `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARKER}')"/>`,
  'the test virus': `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H* ${MARKER}`,
  'a shell script': `#!/bin/sh\n: ${MARKER}\nrm -rf /\n`,
  'an archive': `Rar!\u001a\u0007\u0000${MARKER}`,
}

type Given = { mustBeRefused?: boolean; fileName?: string; type?: string; field?: unknown }

/** A file sent as the page sends it, under a name and a type of its sender's choice. */
export function fileUpload(name: string, body: Uint8Array | string, given: Given = {}): HostileUpload {
  const { mustBeRefused = false, ...part } = given
  return { name, mustBeRefused, form: uploadOf(body, part) }
}

/** An upload whose parts are not what they should be. */
export function formUpload(name: string, parts: readonly FormPart[]): HostileUpload {
  return { name, mustBeRefused: true, form: toForm(parts) }
}

export const filePart = (body: Uint8Array | string): FormPart => ({
  name: FILE_PART,
  fileName: 'card.jpg',
  type: 'image/jpeg',
  body,
})

export const fieldPart = (body: string): FormPart => ({ name: FORM_FIELD_PART, body })
