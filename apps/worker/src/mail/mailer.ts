import type { Culture } from '@rasteh/persian-text/culture'
import nodemailer from 'nodemailer'
import type { Delivery } from '../sms/sms-provider.ts'

export type Email = {
  to: string
  subject: string
  text: string
  culture: Culture
  /** The same words with the shop's own look; programs that show none show the text. */
  html?: string | undefined
}
export type Mailer = { send: (email: Email) => Promise<Delivery> }

/** While this was under way no email had been handed over yet. */
const CONNECTING = 'CONN'
const TIME_OUT_MS = 15_000

/** Sends by SMTP, as the settings name it; null for a shop that sends no mail. */
export function readMailer(env: Record<string, string | undefined>): Mailer | null {
  const { MAIL_URL: url, MAIL_FROM: from } = env
  if (!url) return null
  if (!from) throw new Error('worker cannot start: set MAIL_FROM (see docs/guides/settings.md)')
  const transport = nodemailer.createTransport({
    url,
    requireTLS: !isOnThisMachine(url),
    connectionTimeout: TIME_OUT_MS,
    greetingTimeout: TIME_OUT_MS,
    socketTimeout: TIME_OUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
        return { kind: 'sent' }
      } catch (error) {
        return toDelivery(error as MailFailure)
      }
    },
  }
}

/** An email may hold a code: it crosses no network in the open, whatever the mail server offers. */
const isOnThisMachine = (url: string) =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

type MailFailure = { code?: string; command?: string; responseCode?: number }

/** What a mail server says may repeat the email, so only its number goes further. */
function toDelivery({ code = 'unknown', command, responseCode }: MailFailure): Delivery {
  if (command === CONNECTING) return { kind: 'not-sent', reason: code }
  if (responseCode === undefined) return { kind: 'unknown', reason: code }
  return { kind: responseCode < 500 ? 'not-sent' : 'refused', reason: String(responseCode) }
}
