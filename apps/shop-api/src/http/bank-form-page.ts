type Form = { url: string; fields: Record<string, string> }

/**
 * A page that posts a form to the bank by itself; without scripts, by its one button. It may send to that bank and do
 * nothing else.
 */
export function formPage({ url, fields }: Form, nonce: string): { html: string; policy: string } {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${new URL(url).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const html = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>درگاه بانک</title></head>
<body><form id="bank" method="post" action="${escaped(url)}">${inputs.join('')}
<p>به درگاه بانک می‌روید… <span lang="en" dir="ltr">Taking you to the bank…</span></p>
<button type="submit">رفتن به درگاه بانک</button></form>
<script nonce="${nonce}">document.getElementById('bank').submit()</script></body></html>`
  return { html, policy }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
