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

/** Whoever sends a code to a mobile. The text around it is a template that the provider has approved. */
export type SmsProvider = { send: (message: CodeMessage) => Promise<Delivery> }

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
