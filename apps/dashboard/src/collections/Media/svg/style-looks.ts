import { isPlainValue, LOOKS } from './allowed.ts'

export type Looks = Readonly<Record<string, string>>

/** The declarations of a style that only say how something looks, as attributes. */
export function looksOf(style: string): Looks {
  const pairs = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    const name = declaration.slice(0, at).trim().toLowerCase()
    const value = declaration
      .slice(at + 1)
      .replace(/!important/i, '')
      .trim()
    return at > 0 && value && LOOKS.has(name) && isPlainValue(value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const RULE = /([^{}]*)\{([^{}]*)\}/g
const CLASS = /^\.(-?[_a-zA-Z][\w-]*)$/

/**
 * The looks of classes that a style sheet names: drawing programs write their colours there. Rules for anything but single
 * classes are left out.
 */
export function classLooks(sheet: string): Map<string, Looks> {
  const found = new Map<string, Looks>()
  for (const [, selectors = '', style = ''] of sheet.replaceAll(COMMENT, '').matchAll(RULE))
    for (const selector of selectors.split(',')) {
      const name = CLASS.exec(selector.trim())?.[1]
      if (name) found.set(name, { ...found.get(name), ...looksOf(style) })
    }
  return found
}
