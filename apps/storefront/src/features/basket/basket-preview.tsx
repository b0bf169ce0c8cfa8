'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { Popover } from '@rasteh/ui/popover'
import type { RefObject } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { BasketContents } from './basket-contents.tsx'
import styles from './basket-preview.module.css'

type BasketPreviewProps = { triggerRef: RefObject<Element | null>; onClose: () => void }

/** A look into the basket from any page. */
export function BasketPreview({ triggerRef, onClose }: BasketPreviewProps) {
  const { say, money } = usePageSettings()
  return (
    <Popover
      label={say('BasketPreview')}
      culture={money.culture}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{say('BasketPage')}</h2>
        <Button kind="quiet" size="icon" label={say('Close')} onPress={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <BasketContents
        layout="preview"
        emptyAction={null}
        actions={
          <LinkButton href={PAGE_PATHS.basket} kind="secondary">
            {say('GoToBasket')}
          </LinkButton>
        }
      />
    </Popover>
  )
}
