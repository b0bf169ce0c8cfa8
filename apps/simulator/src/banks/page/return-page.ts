import type { Return } from '../payment.ts'
import { escapeHtml, frame } from './frame.ts'

/** The address of a return by GET, its fields after whatever the shop's own address holds. */
export function returnAddress({ url, fields }: Return): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}

/** Sends the browser back by itself, at once or late; without scripts by its button. */
export function returnPage(back: Return): string {
  const isPost = back.method === 'POST'
  const address = isPost ? new URL(back.url) : new URL(returnAddress(back))
  const fields = isPost ? Object.entries(back.fields) : [...address.searchParams]
  const hidden = fields
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return frame(
    'بازگشت به فروشگاه',
    `<section class="sheet"><h1>بازگشت به فروشگاه</h1><p role="status">در حال بازگشت به فروشگاه…</p>
<form id="back" method="${back.method.toLowerCase()}" action="${escapeHtml(address.href)}">${hidden}
<button class="act">بازگشت به فروشگاه</button></form></section>
<script>setTimeout(() => document.getElementById('back').submit(), ${Math.max(0, Math.trunc(back.afterMs))})</script>`,
  )
}
