import type { PageSettingsValue, PageTexts } from '../islands/page-settings.tsx'

type Rendered = { menu: PageSettingsValue['menu']; parts: Map<string, string> }

const rendered = new WeakMap<PageTexts, Rendered>()

/**
 * For what is given nothing but the settings of pages: it says the same on every page as long as those are the same. The
 * texts are loaded again whenever anything of the settings has changed.
 */
export function renderedOnce(settings: PageSettingsValue, name: string, render: () => string): string {
  const { texts, menu, money, kept } = settings
  const known = rendered.get(texts)
  const { parts } = known?.menu === menu && known ? known : { parts: new Map<string, string>() }
  rendered.set(texts, { menu, parts })
  const place = `${name} ${money.unit} ${kept?.culture ?? ''}`
  const html = parts.get(place) ?? render()
  parts.set(place, html)
  return html
}
