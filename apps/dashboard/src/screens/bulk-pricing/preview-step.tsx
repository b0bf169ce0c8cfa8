'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { PriceRowRefusal, PriceRowWarning } from '@rasteh/shop-core/bulk-pricing'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { ShownPreview } from './preview.ts'
import { PreviewTable } from './preview-table.tsx'

const texts = bulkPricingTexts.preview
const CODES_SHOWN = 20
const number = (count: number) => formatAmount(count, 'fa-IR')

type PreviewStepProps = { preview: ShownPreview; isWaiting: boolean; onPage: (page: number) => void }

/** What would happen: figures first, then what needs a second look, then row by row. */
export function PreviewStep({ preview, isWaiting, onPage }: PreviewStepProps) {
  const { page, pages } = preview
  return (
    <section className={styles.card} aria-busy={isWaiting}>
      <h2 className={styles.heading}>{bulkPricingTexts.steps.preview}</h2>
      <dl className={tables.figures}>
        <Figure label={texts.chosen} count={preview.chosen} />
        <Figure label={texts.changing} count={preview.changing} isMain />
        {entries(preview.refused).map(([kind, count]) => (
          <Figure key={kind} label={bulkPricingTexts.refusals[kind as PriceRowRefusal]} count={count} />
        ))}
      </dl>
      <Warnings preview={preview} />
      {preview.rows.length > 0 && <PreviewTable rows={preview.rows} />}
      {pages > 1 && (
        <div className={tables.pager}>
          <button
            type="button"
            className={styles.quiet}
            disabled={isWaiting || page === 1}
            onClick={() => onPage(page - 1)}
          >
            {texts.previous}
          </button>
          <span>
            <FilledText text={texts.page} values={{ page: number(page), pages: number(pages) }} />
          </span>
          <button
            type="button"
            className={styles.quiet}
            disabled={isWaiting || page === pages}
            onClick={() => onPage(page + 1)}
          >
            {texts.next}
          </button>
        </div>
      )}
    </section>
  )
}

function Figure({ label, count, isMain = false }: { label: string; count: number; isMain?: boolean }) {
  return (
    <div className={isMain ? tables.mainFigure : tables.figure}>
      <dt>{label}</dt>
      <dd>{number(count)}</dd>
    </div>
  )
}

function Warnings({ preview }: { preview: ShownPreview }) {
  const { warned, notFound, scheduled, changing } = preview
  const more = notFound.length - CODES_SHOWN
  const lines = entries(warned)
  if (changing > 0 && lines.length + notFound.length + scheduled === 0) return null
  return (
    <ul className={styles.warnings}>
      {changing === 0 && <li>{texts.nothing}</li>}
      {lines.map(([kind, count]) => (
        <li key={kind}>
          <FilledText
            text={bulkPricingTexts.warningLine}
            values={{ count: number(count), what: bulkPricingTexts.warnings[kind as PriceRowWarning] }}
          />
        </li>
      ))}
      {scheduled > 0 && (
        <li>
          <FilledText text={texts.scheduled} values={{ count: number(scheduled) }} />
        </li>
      )}
      {notFound.length > 0 && (
        <li>
          {texts.notFound} <bdi dir="ltr">{notFound.slice(0, CODES_SHOWN).join(', ')}</bdi>{' '}
          {more > 0 && <FilledText text={texts.andMore} values={{ count: number(more) }} />}
        </li>
      )}
    </ul>
  )
}

const entries = (counts: Record<string, number>) => Object.entries(counts).filter(([, count]) => count > 0)
