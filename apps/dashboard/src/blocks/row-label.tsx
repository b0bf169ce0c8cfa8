'use client'

import { useRowLabel } from '@payloadcms/ui'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { usePriceUnit } from '#fields/price-unit.tsx'
import { type RowPart, sayRow } from './say-row.ts'

type Titled = { title?: string | null }

/** A module in the list of a page's modules: its kind, and its title when it has one. */
export function ModuleLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<Titled>()
  return <span>{data?.title ? `${kind}: ${data.title}` : kind}</span>
}

/** A row of a module's list: its title, or its place while it has none. */
export function ItemLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<Titled>()
  return <span>{data?.title || `${kind} ${toPersianDigits(String((rowNumber ?? 0) + 1))}`}</span>
}

/** A row that has no title: what its first fields say, or its place while they say nothing. */
export function PartsLabel({ kind, parts }: { kind: string; parts: RowPart[] }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const unit = usePriceUnit()
  return (
    <span>
      {sayRow(data ?? {}, parts, unit) || `${kind} ${toPersianDigits(String((rowNumber ?? 0) + 1))}`}
    </span>
  )
}
