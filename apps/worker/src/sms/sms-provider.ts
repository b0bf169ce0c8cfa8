/**
 * What became of a message. `not-sent` is sure: nothing has left, and trying again cannot send twice. `unknown` is a
 * silence after which the message may be on its way; it is never tried again.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string }
  | { kind: 'not-sent'; reason: string }
  | { kind: 'unknown'; reason: string }

export type CodeMessage = { mobile: string; code: string }

/** What fills a template, in the template's own order; none has a space, which some providers refuse. */
export type TemplateValue = { name: string; value: string }
export type TemplateMessage = { mobile: string; template: string; values: readonly TemplateValue[] }

/** What the shop itself has written, sent from a line of its own. */
export type TextMessage = { mobile: string; text: string }

/**
 * A provider that sends to mobiles. Codes and news of orders are sent by a template that the provider has approved; only the
 * shop's answers are sent as they are.
 */
export type SmsProvider = {
  send: (message: CodeMessage) => Promise<Delivery>
  sendTemplate: (message: TemplateMessage) => Promise<Delivery>
  sendText: (message: TextMessage) => Promise<Delivery>
}

export type SmsSettings = {
  provider: string
  /** Where the provider is reached; its own address unless a simulator takes its place. */
  url?: string | undefined
  apiKey: string
  username: string
  password: string
  template: string
  /** What the template calls the code. */
  parameter: string
  /** The shop's own line, from which its answers come; without one none is sent. */
  line: string
}

/** A provider by the two things it does: a code is a template with one value. */
export function toProvider(
  { template, parameter, line }: Pick<SmsSettings, 'template' | 'parameter' | 'line'>,
  { sendTemplate, sendText }: Pick<SmsProvider, 'sendTemplate' | 'sendText'>,
): SmsProvider {
  return {
    sendTemplate,
    sendText: async ({ mobile, text }) =>
      line ? sendText({ mobile, text: cut(text) }) : { kind: 'refused', reason: 'no line is set (SMS_LINE)' },
    send: ({ mobile, code }) =>
      sendTemplate({ mobile, template, values: [{ name: parameter, value: code }] }),
  }
}

/** The longest text that all providers take. */
const TEXT_MAX = 900

const cut = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text)
