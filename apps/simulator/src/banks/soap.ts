import type { Answered, Asked } from './protocol.ts'

/** As much of SOAP as the two banks speak: one call in the body, its parameters flat. */
export const isCall = (name: string, namespace: string) => (asked: Asked) =>
  new RegExp(`<(?:[\\w.-]+:)?${name}[\\s>]`).test(asked.text) && asked.text.includes(`"${namespace}"`)

export function parameter(asked: Asked, name: string): string {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(asked.text)
  return (found?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

export function soapAnswer(inside: string, envelope = 'http://schemas.xmlsoap.org/soap/envelope/'): Answered {
  return {
    status: 200,
    type: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${envelope}"><soap:Body>${inside}</soap:Body></soap:Envelope>`,
  }
}
