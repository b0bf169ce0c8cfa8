import { type Culture, directionOf } from '@rasteh/persian-text/culture'
import type { MailBrand } from '@rasteh/shop-store/reads/mail-brand'

type MailHtml = { text: string; culture: Culture; brand: MailBrand; origin: string | null }

/** The shipped turquoise (packages/ui/src/tokens.css). */
const SHIPPED_COLOUR = '#0e7c7b'
const FONT = "font-family:Vazirmatn,Tahoma,'Segoe UI',sans-serif"

/**
 * An email with the shop's logo and colour. Mail programs know tables and styles on elements, and little else. Every word
 * is escaped: what customers wrote is in some emails.
 */
export function toMailHtml({ text, culture, brand, origin }: MailHtml): string {
  const colour = brand.colour ?? SHIPPED_COLOUR
  const paragraphs = text.split(/\n{2,}/).map((each) => paragraph(each, colour))
  return [
    `<!doctype html><html lang="${culture}" dir="${directionOf(culture)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"></head>',
    `<body style="margin:0;padding:24px 12px;background:#f7f5f2;color:#1d2426;${FONT}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ',
    `style="max-width:560px;background:#ffffff;border-top:4px solid ${colour};border-radius:8px">`,
    `<tr><td style="padding:24px 24px 0">${heading(brand, colour, origin)}</td></tr>`,
    `<tr><td style="padding:16px 24px 24px;font-size:16px;line-height:1.9">${paragraphs.join('')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('')
}

function heading({ name, logo }: MailBrand, colour: string, origin: string | null): string {
  const title = escapeHtml(name ?? '')
  if (!logo || !origin)
    return title && `<strong style="font-size:20px;color:${colour}"><bdi>${title}</bdi></strong>`
  const width = Math.round((logo.width / logo.height) * LOGO_HEIGHT)
  const src = escapeHtml(`${origin}/media/${encodeURIComponent(logo.filename)}`)
  return `<img src="${src}" alt="${title}" width="${width}" height="${LOGO_HEIGHT}" style="border:0;max-width:100%;object-fit:contain">`
}

const LOGO_HEIGHT = 44

const ADDRESS = /https?:\/\/[^\s<>"']+/g

function paragraph(text: string, colour: string): string {
  const words = escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replaceAll(ADDRESS, (url) => `<a href="${url}" dir="ltr" style="color:${colour}">${url}</a>`)
  return `<p style="margin:0 0 12px" dir="auto">${words}</p>`
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`)
