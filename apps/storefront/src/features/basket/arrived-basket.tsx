'use client'

import type { LineChange } from '@rasteh/shop-core/basket'
import { ConfirmDialog } from '@rasteh/ui/confirm-dialog'
import { useEffect, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { readBasketLink } from './share-link.ts'
import { basket, useBasket } from './store/basket.ts'

/** Takes in the basket that somebody sent by its link; asks first when there is one already. */
export function ArrivedBasket() {
  const { say, money } = usePageSettings()
  const { phase, basket: own } = useBasket()
  const [arrived, setArrived] = useState<readonly LineChange[]>([])
  const isCurrentEmpty = own.lines.length === 0

  useEffect(() => {
    function take() {
      const lines = phase === 'read' ? takeFromUrl() : []
      if (lines.length === 0) return
      if (isCurrentEmpty) void basket.replaceWith(lines, say('UnitPiece'))
      else setArrived(lines)
    }
    take()
    // A link opened on this very page changes the URL and nothing else.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [phase, isCurrentEmpty, say])

  return (
    <ConfirmDialog
      isOpen={arrived.length > 0}
      title={say('BasketReplaceTitle')}
      culture={money.culture}
      labels={{ ok: say('BasketReplace'), close: say('BasketKeep') }}
      onAnswer={(answer) => {
        setArrived([])
        if (answer === 'ok') void basket.replaceWith(arrived, say('UnitPiece'))
      }}
    >
      {say('BasketReplaceConfirm')}
    </ConfirmDialog>
  )
}

/** The lines of the URL, which then forgets them: coming back must not do it again. */
function takeFromUrl(): LineChange[] {
  const lines = readBasketLink(location.hash)
  if (lines.length > 0) history.replaceState(history.state, '', location.pathname + location.search)
  return lines
}
