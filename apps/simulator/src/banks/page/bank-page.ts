import type { Mood } from '../behaviour.ts'
import type { Outcome, Payment } from '../payment.ts'
import { escapeHtml, frame, shown } from './frame.ts'

const MORE: readonly (readonly [Outcome, string])[] = [
  ['wrong-card', 'رمز یا کارت نادرست'],
  ['time-out', 'تمام شدن زمان در بانک'],
  ['never-return', 'پرداخت و هرگز برنگشتن'],
  ['return-twice', 'پرداخت و دو بار برگشتن'],
  ['late-return', 'پرداخت و دیر برگشتن'],
  ['forged', 'بازگشت ساختگی، بدون پرداخت'],
  ['replayed', 'بازگشت با رسید پرداختی دیگر'],
  ['other-authority', 'بازگشت با شناسهٔ پرداختی دیگر'],
  ['changed-amount', 'پرداخت با مبلغ دست‌کاری‌شده'],
]
const MOODS: readonly (readonly [Mood, string])[] = [
  ['well', 'پاسخ‌گو'],
  ['slow', 'کند: پاسخ دیر می‌رسد'],
  ['failing', 'خراب: خطای ۵۰۰'],
  ['dead', 'مرده: بی‌پاسخ'],
]
const button = (outcome: Outcome, text: string, kind = '') =>
  `<button name="outcome" value="${outcome}"${kind}>${text}</button>`

type Shown = { title: string; bankUrl: string; payment: Payment; mood: Mood }

/** The page at which a shopper pays, or does one of the other things that people and banks do. */
export function bankPage({ title, bankUrl, payment, mood }: Shown): string {
  const hidden = `<input type="hidden" name="authority" value="${escapeHtml(payment.authority)}">`
  const form = (path: string, kind: string, inside: string) =>
    `<form method="post" action="${escapeHtml(bankUrl)}/${path}"${kind}>${hidden}${inside}</form>`
  const moods = MOODS.map(
    ([name, text]) => `<button name="mood" value="${name}" aria-pressed="${name === mood}">${text}</button>`,
  )
  return frame(
    title,
    `<section class="sheet" aria-labelledby="t"><h1 id="t">${escapeHtml(title)}</h1>
<dl><dt>مبلغ</dt><dd class="amount"><bdi>${shown(payment.amountRial)}</bdi> ریال</dd>
<dt>شمارهٔ پرداخت</dt><dd><bdi>${shown(payment.orderId)}</bdi></dd>
${payment.mobile ? `<dt>تلفن همراه</dt><dd><bdi dir="ltr">${shown(payment.mobile)}</bdi></dd>` : ''}
<dt>فروشگاه</dt><dd><bdi dir="ltr">${escapeHtml(new URL(payment.returnUrl).host)}</bdi></dd></dl>
${form('act', '', button('pay', 'پرداخت', ' class="act"') + button('cancel', 'انصراف و بازگشت به فروشگاه'))}</section>
<section class="sheet" aria-labelledby="m"><h2 id="m">برای آزمایش: اتفاق‌های دیگر</h2>
${form('act', ' class="more"', MORE.map(([outcome, text]) => button(outcome, text)).join(''))}</section>
<section class="sheet" aria-labelledby="b"><h2 id="b">حال بانک، وقتی فروشگاه دربارهٔ این پرداخت بپرسد</h2>
${form('mood', ' class="more"', moods.join(''))}</section>`,
  )
}

/** What is left to say when there is nothing to pay, or no browser goes back. */
export function closingPage(title: string, text: string): string {
  return frame(
    title,
    `<section class="sheet"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`,
  )
}
