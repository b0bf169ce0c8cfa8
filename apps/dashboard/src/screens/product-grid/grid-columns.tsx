import { productGridTexts } from '@rasteh/messages/dashboard'
import { formatAmount, PRICE_UNIT_TITLES, type PriceUnit } from '@rasteh/persian-text/money'
import { GRID_FIELDS, type GridField } from '@rasteh/shop-core/product-grid'
import type { GridRow } from '@rasteh/shop-store/reads/product-grid'
import type { GridColumn } from '#components/editable-grid/grid-model.ts'
import { FilledText } from '#components/filled-text.tsx'
import { editUrl } from '#components/screen-urls.ts'
import tables from '#components/table.module.css'
import styles from './product-grid.module.css'
import { ShownPicture } from './shown-picture.tsx'

const texts = productGridTexts.columns
export type GridKey = GridField | 'picture' | 'title' | 'variant' | 'sold30' | 'onHand'
type Column = GridColumn<GridRow, GridKey>

const WIDTHS: Record<GridField, number> = {
  sku: 150,
  priceRial: 140,
  struckRial: 140,
  stockDelta: 110,
  step: 70,
  minOrderCount: 80,
  maxOrderCount: 80,
  weightGrams: 100,
}

/** The grid's columns: what a row is, then what is edited of it. Over one product the product is not said again. */
export function gridColumns(unit: PriceUnit, isOfOneProduct: boolean): Column[] {
  const say = (text: string) => text.replace('{unit}', PRICE_UNIT_TITLES[unit]['fa-IR'])
  const product: Column[] = [
    {
      key: 'picture',
      label: texts.picture,
      width: 64,
      isFrozen: true,
      show: ({ picture }) => <ShownPicture picture={picture} />,
    },
    { key: 'title', label: texts.title, width: 230, isFrozen: true, show: showTitle },
  ]
  return [
    ...(isOfOneProduct ? [] : product),
    { key: 'variant', label: texts.variant, width: 120, show: showVariant },
    ...GRID_FIELDS.slice(0, 3).map(toColumn),
    { key: 'onHand', label: texts.onHand, width: 90, show: ({ onHand }) => <Count count={onHand} /> },
    ...GRID_FIELDS.slice(3).map(toColumn),
    { key: 'sold30', label: texts.sold30, width: 110, show: ({ sold30 }) => <Count count={sold30} /> },
  ]

  function toColumn(field: GridField): Column {
    const inputMode = field === 'sku' || field === 'stockDelta' ? 'text' : 'numeric'
    return { key: field, label: say(texts[field]), width: WIDTHS[field], inputMode }
  }
}

export const isGridField = (key: GridKey): key is GridField => GRID_FIELDS.some((field) => field === key)

const Count = ({ count }: { count: number }) => <bdi>{formatAmount(count, 'fa-IR')}</bdi>

function showTitle({ product, productId, isPublished }: GridRow) {
  return (
    <span className={styles.title}>
      <a href={editUrl('products', productId)} tabIndex={-1}>
        <bdi>{product || '–'}</bdi>
      </a>
      {!isPublished && <span className={tables.pill}>{productGridTexts.draft}</span>}
    </span>
  )
}

const showVariant = ({ variant }: GridRow) => <bdi>{variant || '–'}</bdi>

/** A count in a sentence, in Persian figures. */
export function Counted({ text, count }: { text: string; count: number }) {
  return <FilledText text={text} values={{ count: formatAmount(count, 'fa-IR') }} />
}
