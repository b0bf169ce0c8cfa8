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

/** Whoever sends to a mobile. The text around what is sent is always a template that the provider has approved. */
export type SmsProvider = {
  send: (message: CodeMessage) => Promise<Delivery>
  sendTemplate: (message: TemplateMessage) => Promise<Delivery>
}

export type SmsSettings = {
  provider: string
  /** Where the provider is reached; its own address unless a simulator stands in. */
  url?: string | undefined
  apiKey: string
  username: string
  password: string
  template: string
  /** What the template calls the code. */
  parameter: string
}

/** A provider by the one thing it does: a code is a template with one value. */
export function byTemplates(
  { template, parameter }: Pick<SmsSettings, 'template' | 'parameter'>,
  sendTemplate: SmsProvider['sendTemplate'],
): SmsProvider {
  return {
    sendTemplate,
    send: ({ mobile, code }) =>
      sendTemplate({ mobile, template, values: [{ name: parameter, value: code }] }),
  }
}
