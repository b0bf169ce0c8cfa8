import { askBank, type BankCall, type Unanswered } from './ask-bank.ts'

export type JsonCall = Omit<BankCall, 'body'> & { json?: object; form?: Record<string, string> }
export type JsonAnswer = { kind: 'answered'; status: number; body: Record<string, unknown> } | Unanswered

/** Asks a bank that speaks JSON. A redirect, a 5xx and what is no JSON object say nothing about the payment. */
export async function askJson({ json, form, headers = {}, ...call }: JsonCall): Promise<JsonAnswer> {
  const answer = await askBank({ ...call, ...toBody(json, form, { accept: 'application/json', ...headers }) })
  if (answer.kind !== 'answered') return answer
  const { status } = answer
  // It says itself that it has done nothing.
  if (status === 429) return { kind: 'unavailable', reason: 'HTTP 429' }
  if (isNoAnswer(status)) return { kind: 'unknown', reason: `HTTP ${status}` }
  const body = parseObject(answer.text)
  return body ? { kind: 'answered', status, body } : { kind: 'unknown', reason: `HTTP ${status}` }
}

export const isNoAnswer = (status: number) => status < 200 || status >= 500 || (status >= 300 && status < 400)

function toBody(
  json: object | undefined,
  form: Record<string, string> | undefined,
  headers: Record<string, string>,
) {
  if (json) return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) }
  if (!form) return { headers }
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
