import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import { FILE_PART, FORM_FIELD_PART, parseFormField } from '@rasteh/contracts/files'
import { type FileRefusal, isFileField } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { FastifyRequest } from 'fastify'

/** What came: which field it is for, and a file without a name that is gone when it is closed. */
export type Upload = { formFieldId: string; file: FileHandle }

const MALFORMED: FileRefusal = { kind: 'malformed-upload' }

/**
 * Reads the two parts of an upload, in whatever order they come. The file goes to the disk as it arrives, under a name
 * of our own which is taken away at once: a crash leaves nothing behind. Its sender's name for it is not even read.
 */
export async function receiveUpload(request: FastifyRequest): Promise<Outcome<Upload, FileRefusal>> {
  if (!request.isMultipart()) return refuse(MALFORMED)
  let file: FileHandle | null = null
  try {
    let field: string | undefined
    let refusal: FileRefusal | undefined
    for await (const part of request.parts({ isPartAFile })) {
      if (part.type === 'field') field = readField(part) ?? field
      else if (part.fieldname !== FILE_PART || file) {
        refusal = MALFORMED
        part.file.resume()
      } else {
        file = await openNameless()
        for await (const chunk of part.file) await file.write(chunk)
        if (part.file.truncated) refusal ??= { kind: 'file-too-large' }
      }
    }
    const outcome = check(file, field, refusal)
    if (!outcome.ok) await file?.close()
    return outcome
  } catch (error) {
    await file?.close()
    if (isOurFault(error)) throw error
    return refuse(MALFORMED)
  }
}

type Parts = Exclude<MultipartFile['fields'][string], undefined | unknown[]>

function readField(part: Extract<Parts, { type: 'field' }>): string | undefined {
  if (part.fieldname !== FORM_FIELD_PART || part.valueTruncated) return undefined
  // A part that calls itself JSON comes parsed already.
  const text = typeof part.value === 'object' ? JSON.stringify(part.value) : String(part.value)
  return parseFormField(text)?.formFieldId
}

/** Scripts may send the text beside the file as a file of its own. */
const isPartAFile = (name: string | undefined) => name !== FORM_FIELD_PART

function check(
  file: FileHandle | null,
  formFieldId: string | undefined,
  refusal: FileRefusal | undefined,
): Outcome<Upload, FileRefusal> {
  if (refusal) return refuse(refusal)
  if (!file || formFieldId === undefined || !isFileField(formFieldId)) return refuse(MALFORMED)
  return accept({ formFieldId, file })
}

/** A file of ours that has no name any more: it is gone when it is closed. */
export async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `rasteh-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** A full disk is ours; a broken, endless or contradictory upload is its sender's. */
export function isOurFault(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException
  return syscall === 'open' || syscall === 'write' || syscall === 'unlink'
}
