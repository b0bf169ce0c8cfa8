'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import type { DefaultCellComponentProps } from 'payload'

/** A moment in a list: the Persian calendar's date, and the hour in Tehran. */
export function JalaliDateCell(props: DefaultCellComponentProps) {
  const moment = props.cellData ? new Date(String(props.cellData)) : undefined
  return <Cell {...props} text={moment ? formatMoment(moment, 'fa-IR') : ''} />
}

/** An amount or a count in a list: commas, then Persian digits. */
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
}: DefaultCellComponentProps & { text: string }) {
  const { config } = useConfig()
  const shown = <bdi dir="ltr">{text || '—'}</bdi>
  if (!link) return shown
  const url = linkURL ?? `${config.routes.admin}/collections/${collectionSlug}/${rowData?.id}`
  return <Link href={url}>{shown}</Link>
}
