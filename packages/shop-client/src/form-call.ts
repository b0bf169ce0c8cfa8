import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { FORM_CAPTCHA_PART } from '@rasteh/contracts/form-parts'
import { IDEMPOTENCY_HEADER, LABEL_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { type SentMessage, sentMessageOf } from './sent-message.ts'

/** A built form as its page has it: what was said by the names of its fields, and the chosen files. */
export type SentForm = {
  formId: number
  /** The same press, sent again, is saved once. */
  idempotencyKey: string
  texts: Readonly<Record<string, string>>
  files: Readonly<Record<string, File>>
  captcha: string
  honeypot: string
}

/** Where a built form is sent. */
export const formPath = (formId: number) => fillPath(ADDED_PATHS.formSubmissions, { id: formId })

/** Sends a built form; says whether the shop has it, or why not. */
export function sendForm(sent: SentForm): Promise<SentMessage> {
  const body = new FormData()
  for (const [name, text] of Object.entries(sent.texts)) body.set(name, text)
  body.set(FORM_CAPTCHA_PART, sent.captcha)
  body.set(CAPTCHA_HONEYPOT, sent.honeypot)
  // Last, so that the texts are known before the files are read.
  for (const [name, file] of Object.entries(sent.files)) body.set(name, file, file.name)
  const headers = { [LABEL_HEADER]: 'form', [IDEMPOTENCY_HEADER]: sent.idempotencyKey }
  return sentMessageOf(
    fetch(formPath(sent.formId), { method: 'POST', headers, body, credentials: 'same-origin' }),
  )
}
