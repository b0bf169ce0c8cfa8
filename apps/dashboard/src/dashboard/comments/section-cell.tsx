import { dashboardLabels } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { type CommentSection, loadSectionTitles } from '@rasteh/shop-store/reads/comment-sections'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { readDatabase } from '../../database/read-database.ts'
import { gather } from '../gather.ts'
import { editAddress } from '../start-page/addresses.ts'

const kinds = dashboardLabels.comments.options.sectionType

/** A list's column: the product or the news that a comment is about, by its title, with the way to it. */
export async function CommentSectionCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // A form draws every part of a field, this one too, and has no row.
  if (!rowData) return null
  return <SectionLink type={rowData.sectionType} id={Number(rowData.sectionId)} />
}

export async function SectionLink({ type, id }: CommentSection) {
  const title = (await titlesOfPage()({ type, id })).get(`${type}-${id}`)
  const address = editAddress(type === 'news' ? 'news' : 'products', id)
  return <a href={address}>{title ?? `${kinds[type]} ${toPersianDigits(String(id))}`}</a>
}

const titlesOfPage = cache(() =>
  gather((sections: readonly CommentSection[]) => loadSectionTitles(readDatabase(), sections)),
)
