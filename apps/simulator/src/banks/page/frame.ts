const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (one) => ESCAPES[one] ?? one)

const toPersian = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
/** An amount or a number as people here read it. */
export const shown = (value: number | string) =>
  toPersian(typeof value === 'number' ? value.toLocaleString('en-US') : escapeHtml(value))

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f6f8; --sheet: #fff; --ink: #1c2430; --quiet: #566173; --line: #d5dbe3;
  --act: #0a6b57; --on-act: #fff; --note: #fff4d6; --on-note: #5c4300; }
@media (prefers-color-scheme: dark) { :root { --ground: #12161c; --sheet: #1b212a; --ink: #eef1f5; --quiet: #a9b4c2;
  --line: #38424f; --act: #4cc2a5; --on-act: #06251d; --note: #3a2f10; --on-note: #ffe6a3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.8;
  font-family: Vazirmatn, Tahoma, 'Noto Naskh Arabic', sans-serif; }
.note { margin: 0; padding: 12px 16px; background: var(--note); color: var(--on-note); text-align: center; }
main { max-inline-size: 520px; margin-inline: auto; padding: 24px 16px 48px; display: grid; gap: 20px; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; padding: 24px; display: grid; gap: 20px; }
h1 { margin: 0; font-size: 1.35rem; } h2 { margin: 0; font-size: 1rem; color: var(--quiet); font-weight: 600; }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; }
dt { color: var(--quiet); } dd { margin: 0; text-align: end; } .amount { font-size: 1.3rem; font-weight: 700; }
form { display: grid; gap: 12px; } .more { grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
button, .button { font: inherit; min-block-size: 48px; padding: 8px 16px; border-radius: 12px; cursor: pointer;
  border: 1px solid var(--line); background: var(--sheet); color: var(--ink); text-align: center; text-decoration: none; }
button.act, .button.act { background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 700; }
button[aria-pressed='true'] { border-color: var(--act); border-width: 2px; font-weight: 700; }
button:hover, .button:hover { border-color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
p { margin: 0; }`

/** Every page of the simulator says at its top that it is one. */
export function frame(title: string, inside: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · شبیه‌ساز بانک</title><style>${STYLE}</style></head>
<body><header><p class="note" role="note"><strong>شبیه‌ساز بانک</strong> — هیچ پولی جابه‌جا نمی‌شود و هیچ کارتی لازم نیست.</p></header>
<main>${inside}</main></body></html>`
}
