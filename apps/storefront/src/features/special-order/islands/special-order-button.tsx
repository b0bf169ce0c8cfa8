'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { specialOrderSize } from '@rasteh/shop-core/lightbox'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import type { MouseEvent } from 'react'
import { lightbox } from '#features/lightbox/public-lightbox.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

/** Opens the special order above the page; without scripts it leads to its page. */
export function SpecialOrderButton({ kind = 'quiet' }: { kind?: 'quiet' | 'primary' }) {
  const { say } = usePageSettings()
  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const item = { kind: 'frame', href: PAGE_PATHS.specialOrder, title: say('SpecialOrder') } as const
    void lightbox.open({ items: [item], size: specialOrderSize(window.innerWidth) })
  }
  return (
    <LinkButton kind={kind} href={PAGE_PATHS.specialOrder} onClick={open}>
      <Icon name="box" />
      {say('SpecialOrder')}
    </LinkButton>
  )
}

export default island('special-order/special-order-button', SpecialOrderButton, 'idle')
