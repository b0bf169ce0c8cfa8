import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { FORM_CAPTCHA_PART } from '@rasteh/contracts/form-parts'
import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '@rasteh/contracts/headers'
import { FORM_FIELDS_MAX, FORM_FILES_MAX } from '@rasteh/form-rules/built-form'
import type { FileRefusal } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { FastifyRequest } from 'fastify'
import type { OpenForm, ReceivedFile, ReceivedForm } from '../services/forms/received-form.ts'
import { isOurFault, openNameless } from './receive-upload.ts'

/** A day has three texts; the captcha and the honeypot come besides. */
const TEXTS_MAX = FORM_FIELDS_MAX * 3 + 2
const LIMITS = {
  files: FORM_FILES_MAX,
  fields: TEXTS_MAX,
  parts: TEXTS_MAX + FORM_FILES_MAX,
  // The longest text that a field takes, in the letters that need the most bytes.
  fieldSize: 25_000,
}
/** All texts of a form together, in characters. */
const WHOLE_MAX = 100_000
const MALFORMED: FileRefusal = { kind: 'malformed-upload' }

/**
 * Reads a sent form. Parts that are none of its fields are passed over: its manager may have changed it meanwhile. The caller
 * closes the files.
 */
export async function receiveForm(
  request: FastifyRequest,
  { fields }: OpenForm,
): Promise<Outcome<ReceivedForm, FileRefusal>> {
  const idempotencyKey = request.headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (!request.isMultipart() || !isIdempotencyKey(idempotencyKey)) return refuse(MALFORMED)
  const texts = new Map<string, string>()
  const files = new Map<string, ReceivedFile>()
  const takesFile = (name: string) => fields.some(({ id, kind }) => kind === 'file' && id === name)
  let isMalformed = false
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        if (isText(part)) texts.set(part.fieldname, String(part.value))
        else isMalformed = true
      } else if (takesFile(part.fieldname) && part.filename && !files.has(part.fieldname)) {
        const received = { name: part.filename, file: await openNameless(), isTooLarge: false }
        files.set(part.fieldname, received)
        for await (const chunk of part.file) await received.file.write(chunk)
        received.isTooLarge = part.file.truncated
      } else part.file.resume()
    }
  } catch (error) {
    await closeFiles(files)
    if (isOurFault(error)) throw error
    return refuse(MALFORMED)
  }
  const length = [...texts.values()].reduce((sum, text) => sum + text.length, 0)
  if (!isMalformed && length <= WHOLE_MAX) return accept(toForm(idempotencyKey, texts, files))
  await closeFiles(files)
  return refuse(MALFORMED)
}

/** The bytes go with the handle: the files have no name. */
export async function closeFiles(files: ReceivedForm['files']): Promise<void> {
  await Promise.all(Array.from(files.values(), ({ file }) => file.close()))
}

type TextPart = { value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean }

const isText = ({ value, valueTruncated, fieldnameTruncated }: TextPart) =>
  typeof value === 'string' && !valueTruncated && !fieldnameTruncated && !value.includes('\u0000')

function toForm(
  idempotencyKey: string,
  texts: Map<string, string>,
  files: ReceivedForm['files'],
): ReceivedForm {
  const captcha = texts.get(FORM_CAPTCHA_PART) ?? ''
  const honeypot = texts.get(CAPTCHA_HONEYPOT) ?? ''
  return { idempotencyKey, texts, files, captcha, honeypot }
}
