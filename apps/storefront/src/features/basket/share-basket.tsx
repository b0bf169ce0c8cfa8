'use client'

import { noticeDurationMs } from '@rasteh/shop-core/notices'
import { Button } from '@rasteh/ui/button'
import { notices } from '#features/notices/public-notices.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { toBasketLink } from './share-link.ts'
import { useBasket } from './store/basket.ts'

/** Hands the basket to somebody else. */
export function ShareBasket() {
  const { say } = usePageSettings()
  const { basket } = useBasket()
  return (
    <Button kind="quiet" onPress={() => void share(toBasketLink(basket.lines))}>
      {say('ShareBasket')}
    </Button>
  )
}

/** By what the phone shares with, else by the clipboard; browsers keep both from sites without https. */
async function share(link: string): Promise<void> {
  const url = new URL(link, location.href).href
  // The visitor may close the phone's list of people without choosing one.
  if (navigator.share) return navigator.share({ url }).catch(() => {})
  if (!navigator.clipboard) return history.replaceState(null, '', link)
  await navigator.clipboard.writeText(url)
  notices.show({
    tone: 'success',
    messages: [{ key: 'BasketLinkCopied' }],
    showMs: noticeDurationMs('success'),
  })
}
