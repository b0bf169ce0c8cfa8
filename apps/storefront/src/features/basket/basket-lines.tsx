'use client'

import type { ShownLine } from '@rasteh/contracts/basket'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { QuantityStepper } from '@rasteh/ui/quantity-stepper'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './basket-lines.module.css'
import type { LineView } from './basket-view.ts'
import { LineNote } from './line-note.tsx'
import { quantityMoves } from './quantity-moves.ts'
import { basket } from './store/basket.ts'

type BasketLinesProps = { lines: readonly LineView[]; isWaiting: boolean; layout: 'preview' | 'page' }

export function BasketLines({ lines, isWaiting, layout }: BasketLinesProps) {
  return (
    <ul className={`${styles.lines} ${styles[layout]}`}>
      {lines.map((view) => (
        <Line key={view.line.id} view={view} isWaiting={isWaiting} isPage={layout === 'page'} />
      ))}
    </ul>
  )
}

function Line({ view, isWaiting, isPage }: { view: LineView; isWaiting: boolean; isPage: boolean }) {
  const { say, money } = usePageSettings()
  const { line, price, unitPrice, notice, whatIsLeft, addonOfTitle } = view
  const { title, unitTitle: unit } = line
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={line.picture === null ? null : { src: line.picture }} alt="" sizes="96px" />
      </div>
      <div className={styles.name}>
        <Link className={styles.title} href={line.url}>
          {title}
        </Link>
        {addonOfTitle && <p className={styles.unit}>{say('LineAddonOf', { title: addonOfTitle })}</p>}
        {unitPrice && (
          <p className={styles.unit}>
            <bdi>{unitPrice}</bdi> / <bdi>{unit}</bdi>
          </p>
        )}
        <LineNote line={line} isWaiting={isWaiting} isEditable={isPage && line.noteLabel !== null} />
      </div>
      <div className={styles.remove}>
        <Button
          kind="quiet"
          size="icon"
          label={say('RemoveLineOf', { title })}
          isDisabled={isWaiting}
          onPress={() => void basket.removeLine(line.id)}
        >
          <Icon name="remove" />
        </Button>
      </div>
      {notice && (
        <p className={styles.notice}>
          <Icon name="warning" />
          {sayMessage(say, notice)}
          {whatIsLeft !== null && (
            <Button kind="secondary" isDisabled={isWaiting} onPress={() => setQuantity(line, whatIsLeft)}>
              {say('BasketTakeWhatIsLeft', { count: whatIsLeft, unit })}
            </Button>
          )}
        </p>
      )}
      <div className={styles.controls}>
        <QuantityStepper
          label={say('QuantityOf', { title })}
          increaseLabel={say('IncreaseQuantity')}
          decreaseLabel={say('DecreaseQuantity')}
          culture={money.culture}
          value={line.quantity}
          moves={quantityMoves({ ...line, unit })}
          isBusy={isWaiting}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
        <p className={styles.price}>
          <bdi>{price}</bdi>
        </p>
      </div>
    </li>
  )
}

function setQuantity(
  { id, productId, variantId, productType, unitTitle }: ShownLine,
  quantity: number,
): void {
  void basket.change({ lineId: id, action: 'set', productId, variantId, productType, quantity }, unitTitle)
}
