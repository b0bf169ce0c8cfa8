'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { DefaultCellComponentProps } from 'payload'
import { usePriceUnit } from './price-unit.tsx'

/** A moment in a list: the Persian calendar's date, and the hour in Tehran. */
export function JalaliDateCell(props: DefaultCellComponentProps) {
  const moment = props.cellData ? new Date(String(props.cellData)) : undefined
  return <Cell {...props} text={moment ? formatMoment(moment, 'fa-IR') : ''} />
}

/** An amount of money in a list, in the unit of the shop. */
export function MoneyCell(props: DefaultCellComponentProps) {
  const unit = usePriceUnit()
  const { cellData } = props
  const text = typeof cellData === 'number' ? formatMoney(cellData, { culture: 'fa-IR', unit }) : ''
  return <Cell {...props} text={text} dir="auto" />
}

/** A count in a list: commas, then Persian digits. */
export function NumberCell(props: DefaultCellComponentProps) {
  const { cellData } = props
  return <Cell {...props} text={typeof cellData === 'number' ? formatAmount(cellData, 'fa-IR') : ''} />
}

/** The path of a page in a list, as it is after the name of the site. */
export function PathCell(props: DefaultCellComponentProps) {
  const { cellData } = props
  return <Cell {...props} text={typeof cellData === 'string' && cellData !== '' ? `/${cellData}` : ''} />
}

/** The first column leads to what its row shows. */
function Cell({
  link,
  linkURL,
  collectionSlug,
  rowData,
  text,
  dir = 'ltr',
}: DefaultCellComponentProps & { text: string; dir?: 'ltr' | 'auto' }) {
  const { config } = useConfig()
  const shown = <bdi dir={dir}>{text || '—'}</bdi>
  if (!link) return shown
  const url = linkURL ?? `${config.routes.admin}/collections/${collectionSlug}/${rowData?.id}`
  return <Link href={url}>{shown}</Link>
}
