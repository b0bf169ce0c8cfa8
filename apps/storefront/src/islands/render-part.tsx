import { toQuietError } from '@rasteh/shop-core/quiet-error'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Renders a part by itself: when it fails, it is logged and left out, and the page around it stands. */
export function renderPart(name: string, part: ReactNode): ReactNode {
  try {
    const html = renderToString(part)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it.
    return <rasteh-part dangerouslySetInnerHTML={{ __html: html }} />
  } catch (error) {
    console.error(`the ${name} could not be rendered`, toQuietError(error))
    return null
  }
}
