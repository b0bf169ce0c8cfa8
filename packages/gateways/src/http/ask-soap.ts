import { askBank, type Unanswered } from './ask-bank.ts'
import { isNoAnswer } from './ask-json.ts'

export type SoapCall = {
  url: string
  namespace: string
  method: string
  /** The parameters, in the order of the bank's own description. */
  fields: Record<string, string | number>
  /** Wraps the parameters, where the bank has them in one. */
  wrapper?: string
  /** Mellat's parameters are outside the namespace, Parsian's inside. */
  qualified: boolean
  version?: '1.1' | '1.2'
  timeOutMs: number
}

const ENVELOPES = {
  '1.1': 'http://schemas.xmlsoap.org/soap/envelope/',
  '1.2': 'http://www.w3.org/2003/05/soap-envelope',
}

/** Asks a bank that speaks SOAP; the answer is its XML. A fault comes as 500, and says nothing about the payment. */
export async function askSoap(call: SoapCall): Promise<{ kind: 'answered'; xml: string } | Unanswered> {
  const answer = await askBank({
    url: call.url,
    timeOutMs: call.timeOutMs,
    headers: headersOf(call),
    body: toEnvelope(call),
  })
  if (answer.kind !== 'answered') return answer
  if (answer.status === 429) return { kind: 'unavailable', reason: 'HTTP 429' }
  if (isNoAnswer(answer.status)) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  return { kind: 'answered', xml: answer.text }
}

/** The text of the first element of this name, whatever its prefix; null when there is none. */
export function elementText(xml: string, name: string): string | null {
  const found = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>([^<]*)</`).exec(xml)
  return found ? unescapeXml(found[1] ?? '').trim() : null
}

export function toEnvelope({
  namespace,
  method,
  fields,
  wrapper,
  qualified,
  version = '1.1',
}: SoapCall): string {
  const inside = Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('')
  const wrapped = wrapper ? `<${wrapper}>${inside}</${wrapper}>` : inside
  const call = qualified
    ? `<${method} xmlns="${namespace}">${wrapped}</${method}>`
    : `<b:${method} xmlns:b="${namespace}">${wrapped}</b:${method}>`
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${ENVELOPES[version]}"><s:Body>${call}</s:Body></s:Envelope>`
}

function headersOf({ namespace, method, qualified, version = '1.1' }: SoapCall): Record<string, string> {
  const action = qualified ? `${namespace}/${method}` : ''
  if (version === '1.2') return { 'content-type': `application/soap+xml; charset=utf-8; action="${action}"` }
  return { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"` }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const PLAIN = Object.fromEntries(Object.entries(ESCAPES).map(([plain, escaped]) => [escaped, plain]))

/** What XML 1.0 cannot hold is left out; the rest is escaped. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (one) => ESCAPES[one] ?? one)
}

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (one) => PLAIN[one] ?? one)
}
