'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { LinkButton } from '@rasteh/ui/link-button'
import { DeliveryPromise } from '#features/delivery/public-promise.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { ArrivedBasket } from '../arrived-basket.tsx'
import { BasketContents } from '../basket-contents.tsx'
import { ShareBasket } from '../share-basket.tsx'
import { useBasket } from '../store/basket.ts'
import { toWeighedLines } from '../to-weighed-lines.ts'

/** The basket on its own page. */
export function BasketPage() {
  const { say } = usePageSettings()
  const { basket } = useBasket()
  const lines = toWeighedLines(basket.lines)
  return (
    <>
      <BasketContents
        layout="page"
        actions={
          <>
            {lines && <DeliveryPromise lines={lines} />}
            <LinkButton href={PAGE_PATHS.home} kind="quiet">
              {say('ContinueShopping')}
            </LinkButton>
            <ShareBasket />
          </>
        }
        emptyAction={<LinkButton href={PAGE_PATHS.home}>{say('ContinueShopping')}</LinkButton>}
      />
      <ArrivedBasket />
    </>
  )
}

export default island('basket/basket-page', BasketPage, 'load')
