/** A page that runs any of these calls `hit`, for which tests listen. */
const CODES = ['hit()', 'window.hit&&hit(1)', 'top.hit()', 'parent["hit"]()', "eval('hit()')"]

const SCRIPTS = CODES.flatMap((code) => [
  `<script>${code}</script>`,
  `"><script>${code}</script>`,
  `</textarea><script>${code}</script>`,
  `</title><img src=x onerror=${code}>`,
  `<img src=x onerror="${code}">`,
  `<svg onload=${code}>`,
  `<svg><script>${code}</script></svg>`,
  `<iframe srcdoc="<script>parent.hit()</script>"></iframe>`,
  `<body onload=${code}>`,
  `<details open ontoggle=${code}>`,
  `<input autofocus onfocus=${code}>`,
  `<a href="javascript:${code}">کلیک</a>`,
  `javascript:${code}//`,
  `'-${code}-'`,
  `\`\${${code}}\``,
  `{{constructor.constructor('${code}')()}}`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  `<style>@import 'javascript:${code}'</style>`,
  `<object data="javascript:${code}">`,
  `<form action="javascript:${code}"><button>x</button></form>`,
  `<marquee onstart=${code}>سلام</marquee>`,
  `<video><source onerror=${code}></video>`,
  `<link rel=stylesheet href=//evil.example onload=${code}>`,
  `<base href="//evil.example/">${code}`,
  `\\u003cscript\\u003e${code}\\u003c/script\\u003e`,
  `&lt;script&gt;${code}&lt;/script&gt;`,
  `<!--><script>${code}</script>-->`,
  `]]><script>${code}</script>`,
])

const CONTROLS = [
  '\u202e',
  '\u202d',
  '\u202b',
  '\u202a',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u202c',
  '\u200e',
  '\u200f',
  '\u061c',
]

const BIDI = CONTROLS.flatMap((mark) => [
  `${mark}سلام world`,
  `قیمت ${mark}۱۲۳٬۰۰۰${mark} تومان`,
  `user${mark}gnp.exe`,
  mark.repeat(200),
  `${mark}${mark}(تخفیف) [sale] {۵۰٪}`,
])

const INVISIBLE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u180e',
  '\u3164',
  '\u2800',
  '\u034f',
]

const ZERO_WIDTH = INVISIBLE.flatMap((mark) => [
  mark.repeat(300),
  `خو${mark}ب`,
  `<scr${mark}ipt>hit()</scr${mark}ipt>`,
  `${mark} دیدگاه ${mark}`,
])

const LONG = [
  'آ'.repeat(4900),
  'W'.repeat(4900),
  'نیم‌فاصله‌'.repeat(400),
  'a/'.repeat(2400),
  '<b>'.repeat(1600),
  '۱'.repeat(4900),
  '😀'.repeat(1200),
  'ـ'.repeat(4900),
  '﷽'.repeat(600),
  '𒐫'.repeat(900),
  'سطر\n'.repeat(300),
  '\t'.repeat(500),
  'https://example.ir/'.concat('x'.repeat(2000)),
  '_'.repeat(3000),
  '&nbsp;'.repeat(700),
  '\u00a0'.repeat(2000),
  `${'e\u0301'.repeat(40)}${'\u0337\u0489\u0335\u0321'.repeat(120)}`,
  `ز\u0670\u0653\u0654${'\u06e1\u06e2'.repeat(150)}`,
]

const HOMOGLYPHS = [
  'раураl.com',
  'аpple',
  'ѕһоp',
  'ｆｕｌｌｗｉｄｔｈ',
  '𝐛𝐨𝐥𝐝 𝓼𝓬𝓻𝓲𝓹𝓽',
  'ΑΒΕΖ',
  'كيفيت',
  'کیفیت',
  'ۀ هٔ هء',
  '٠١٢٣',
  '۰۱۲۳',
  'I l 1 |',
  'O 0 О',
  'rn m',
  'ⅼⅰⅴⅰⅾ',
  'ßẞ',
  'İıIi',
  'ﷲ ﻼ ﻷ',
  'ｓｃｒｉｐｔ＞',
  '＜script＞hit()＜/script＞',
  'ʜɪᴛ()',
  '％００',
  '‮evil‬',
  'ᅠᅠ',
]

const ODD = [
  "'; drop table comments; --",
  "' or 1=1 --",
  '$' + '{7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '{"a":1}',
  '[object Object]',
  '../../../etc/passwd',
  '%3Cscript%3Ehit()%3C/script%3E',
  '{count}',
  '{name}',
  '{0}',
  '\\',
  '\\n\\r',
  '"',
  "'",
  '`',
  '<',
  '>',
  '&',
  '=cmd|calc!A0',
  '\u2028\u2029',
  '\ud83d\ude00\u200d\u2642',
  // Halves of a letter: no text can hold them, and some encoders stumble.
  'نیمه \ud83d از یک حرف',
  '\udc00\ud800 backwards',
  'שלום עולם',
  'مرحبا hello שלום',
]

/** Texts that people with bad intentions, or only odd keyboards, leave in a form. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...SCRIPTS,
  ...BIDI,
  ...ZERO_WIDTH,
  ...LONG,
  ...HOMOGLYPHS,
  ...ODD,
]

/**
 * Which way a text runs, as `dir=auto` has it: by its first letter or mark that runs a way at all, and from the left
 * when there is none. An empty Braille cell looks like nothing and counts as a Latin letter.
 */
export function directionOfText(text: string): 'rtl' | 'ltr' {
  const first = /[\u200e\u200f\u061c\u2800]|\p{L}/u.exec(text)?.[0] ?? ''
  return /[\u200f\u061c\p{scx=Arabic}\p{scx=Hebrew}]/u.test(first) ? 'rtl' : 'ltr'
}
