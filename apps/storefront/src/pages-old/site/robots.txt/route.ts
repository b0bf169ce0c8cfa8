import { siteOrigin } from '../../../page/origin.ts'
import { robotsText } from '../../../page/robots-text.ts'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(robotsText(siteOrigin()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
