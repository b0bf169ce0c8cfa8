import type { PageSettingsValue, PageTexts } from './islands/page-settings.tsx'

const rendered = new WeakMap<PageTexts, Map<string, string>>()

/**
 * For what is given nothing but the settings of pages: it says the same on every page as long as those are the same. The
 * main menu alone is a sixth of the home page. The texts are loaded anew whenever anything of the settings has changed.
 */
export function renderedOnce({ texts, kept }: PageSettingsValue, name: string, render: () => string): string {
  const known = rendered.get(texts) ?? new Map<string, string>()
  rendered.set(texts, known)
  const place = `${name} ${kept?.culture ?? ''}`
  const html = known.get(place) ?? render()
  known.set(place, html)
  return html
}
