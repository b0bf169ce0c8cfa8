import { RenderDefaultCell } from '@payloadcms/ui'
import { dashboardLabels } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { loadProductFigures, type ProductFigures } from '@rasteh/shop-store/reads/product-grid'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { batchLoader } from '#components/batch-loader.ts'
import { readDatabase } from '#database/read-database.ts'
import styles from './product-grid.module.css'
import { ShownPicture } from './shown-picture.tsx'

type CellProps = Partial<DefaultServerCellComponentProps>

/** Columns of the list of products. All cells of a page are answered by one statement. */
export async function TitleCell(props: CellProps) {
  const figures = await figuresOf(props)
  const {
    cellData,
    collectionSlug = 'products',
    columnIndex = 0,
    link = false,
    linkURL,
    rowData,
    viewType,
  } = props
  if (!figures || !rowData) return null
  // What opens a product in the list chooses it in a drawer: the platform's own cell knows which of the two it is.
  const given = {
    field: TITLE,
    cellData,
    collectionSlug,
    link,
    rowData,
    viewType,
    ...(linkURL ? { linkURL } : {}),
  }
  return (
    <span className={styles.titleCell}>
      <ShownPicture picture={figures.picture} />
      <RenderDefaultCell
        clientProps={given}
        columnIndex={columnIndex}
        enableRowSelections={false}
        isLinkedColumn={link}
      />
    </span>
  )
}

export async function PriceCell(props: CellProps) {
  const [figures, unit] = await Promise.all([figuresOf(props), unitOfShop()])
  if (!figures || figures.fromRial === null) return figures && '–'
  return <bdi>{formatMoney(figures.fromRial, { culture: 'fa-IR', unit })}</bdi>
}

export async function StockCell(props: CellProps) {
  const figures = await figuresOf(props)
  return figures && <bdi>{formatAmount(figures.stock, 'fa-IR')}</bdi>
}

export async function SalesCell(props: CellProps) {
  const figures = await figuresOf(props)
  return figures && <bdi>{formatAmount(figures.sold30, 'fa-IR')}</bdi>
}

const TITLE = { name: 'title', type: 'text', label: dashboardLabels.products.fields.title } as const
const NONE: ProductFigures = { picture: null, fromRial: null, stock: 0, sold30: 0 }

/** A form draws every part of a field that is no input, these too, and has no row. */
async function figuresOf({ rowData }: CellProps): Promise<ProductFigures | null> {
  if (!rowData) return null
  const id = Number(rowData.id)
  return (await figuresOfPage()(id)).get(id) ?? NONE
}

const figuresOfPage = cache(() =>
  batchLoader((ids: readonly number[]) => loadProductFigures(readDatabase(), [...ids])),
)
const unitOfShop = cache(async () => (await loadShopFront(readDatabase(), 'fa')).priceUnit)
