'use client'

import type { ProductItem } from '@rasteh/contracts/catalogue'
import { Countdown } from '@rasteh/ui/countdown'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type OfferTimerProps = Pick<ProductItem, 'offerEndsAtMs' | 'showsDays'> & { renderedAtMs: number }

/** How long a product's offer still runs; nothing for a product without one, or with one that never ends. */
export function OfferTimer({ offerEndsAtMs, showsDays, renderedAtMs }: OfferTimerProps) {
  const { money, say } = usePageSettings()
  if (offerEndsAtMs === null) return null
  return (
    <Countdown
      expiresAtMs={offerEndsAtMs}
      showDays={showsDays}
      renderedAtMs={renderedAtMs}
      culture={money.culture}
      label={say('OfferEndsIn')}
      overLabel={say('OfferEnded')}
      days={(count) => say('ProductOfferDays', { count })}
    />
  )
}

export default island('product/offer-timer', OfferTimer, 'visible')
