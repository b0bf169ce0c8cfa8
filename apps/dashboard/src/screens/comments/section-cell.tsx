import { dashboardLabels } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { type CommentSection, loadSectionTitles } from '@rasteh/shop-store/reads/comment-sections'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { batchLoader } from '#components/batch-loader.ts'
import { editUrl } from '#components/screen-urls.ts'
import { readDatabase } from '#database/read-database.ts'

const kinds = dashboardLabels.comments.options.sectionType

/** A list's column: the product or the news that a comment is about, by its title, as a link. */
export async function CommentSectionCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // A form draws every part of a field, this one too, and has no row.
  if (!rowData) return null
  return <SectionLink type={rowData.sectionType} id={Number(rowData.sectionId)} />
}

export async function SectionLink({ type, id }: CommentSection) {
  const title = (await titlesOfPage()({ type, id })).get(`${type}-${id}`)
  const url = editUrl(type === 'news' ? 'news' : 'products', id)
  return <a href={url}>{title ?? `${kinds[type]} ${toPersianDigits(String(id))}`}</a>
}

const titlesOfPage = cache(() =>
  batchLoader((sections: readonly CommentSection[]) => loadSectionTitles(readDatabase(), sections)),
)
