import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { FEEDBACK_PARTS, type SentFeedback } from '@rasteh/contracts/feedback'
import type { FileRefusal } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { FastifyRequest } from 'fastify'
import type { ReceivedFeedback } from '../services/feedback/feedback.ts'
import { isOurFault, openNameless } from './receive-upload.ts'

const TEXTS: readonly string[] = [...Object.values(FEEDBACK_PARTS.texts), CAPTCHA_HONEYPOT]
const LIMITS = { files: 1, fields: TEXTS.length, parts: TEXTS.length + 1, fieldSize: 20_000 }
const MALFORMED: FileRefusal = { kind: 'malformed-upload' }

/** Reads a sent feedback form. A field that is not the form's, or one too many, is refused with all the rest. */
export async function receiveFeedback(
  request: FastifyRequest,
): Promise<Outcome<ReceivedFeedback, FileRefusal>> {
  if (!request.isMultipart()) return refuse(MALFORMED)
  const texts = new Map<string, string>()
  let attachment: ReceivedFeedback['attachment'] = null
  let refusal: FileRefusal | null = null
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        if (isText(part)) texts.set(part.fieldname, String(part.value))
        else refusal = MALFORMED
      } else if (part.fieldname === FEEDBACK_PARTS.attachment && part.filename && !attachment) {
        attachment = { name: part.filename, file: await openNameless() }
        for await (const chunk of part.file) await attachment.file.write(chunk)
        if (part.file.truncated) refusal = { kind: 'file-too-large' }
      } else part.file.resume()
    }
  } catch (error) {
    await attachment?.file.close()
    if (isOurFault(error)) throw error
    return refuse(MALFORMED)
  }
  if (!refusal) return accept({ ...readTexts(texts), attachment })
  await attachment?.file.close()
  return refuse(refusal)
}

type TextPart = { fieldname: string; value: unknown; valueTruncated: boolean }

const isText = ({ fieldname, value, valueTruncated }: TextPart) =>
  TEXTS.includes(fieldname) && !valueTruncated && typeof value === 'string' && !value.includes('\u0000')

function readTexts(texts: ReadonlyMap<string, string>): SentFeedback {
  const { name, contact, subject, text, captcha } = FEEDBACK_PARTS.texts
  const of = (part: string) => texts.get(part) ?? ''
  return {
    name: of(name),
    contact: of(contact),
    subject: of(subject),
    text: of(text),
    captcha: of(captcha),
    honeypot: of(CAPTCHA_HONEYPOT),
  }
}
