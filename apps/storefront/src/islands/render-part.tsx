import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { LeadProvider } from '@rasteh/ui/link'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { urlInCulture } from '#page/culture/url-in-culture.ts'
import { currentRender } from './render-state.ts'

/** Renders a part by itself: when it fails, it is logged and left out, and the rest of the page is rendered. */
export function renderPart(name: string, part: ReactNode, keep = (render: () => string) => render()) {
  try {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it.
    return <rasteh-part dangerouslySetInnerHTML={{ __html: keep(() => renderAlone(part)) }} />
  } catch (error) {
    console.error(`the ${name} could not be rendered`, toQuietError(error))
    return null
  }
}

/** The markup of what the browser never renders. No context reaches into it but the one that links need. */
export function renderAlone(part: ReactNode): string {
  const { settings, nextPrefix } = currentRender()
  const lead = (href: string) => urlInCulture(href, settings.kept ?? null)
  return renderToString(<LeadProvider value={lead}>{part}</LeadProvider>, { identifierPrefix: nextPrefix() })
}
