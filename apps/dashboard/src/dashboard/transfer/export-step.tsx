'use client'

import { transferTexts } from '@rasteh/messages/dashboard'
import type { SheetFormat, SheetKind } from '@rasteh/shop-core/transfer'
import { useState } from 'react'
import styles from './transfer.module.css'

export type CategoryOption = { id: number; name: string }

export function ExportStep({ kind, categories }: { kind: SheetKind; categories: CategoryOption[] }) {
  const [category, setCategory] = useState('')
  const address = (format: SheetFormat, extra = '') =>
    `/cms-api/transfer/${kind}/export?format=${format}${extra}`
  const chosen = category === '' || kind === 'messages' ? '' : `&category=${category}`
  return (
    <section className={styles.card} aria-labelledby="export-title">
      <h2 id="export-title" className={styles.heading}>
        {transferTexts.exportTitle}
      </h2>
      <p className={styles.hint}>{transferTexts.exportAbout}</p>
      {kind !== 'messages' && (
        <label className={styles.field}>
          <span className={styles.label}>{transferTexts.category}</span>
          <select
            className={styles.input}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">{transferTexts.allCategories}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.buttons}>
        <a className={styles.quiet} href={address('xlsx', chosen)} download>
          {transferTexts.exportXlsx}
        </a>
        <a className={styles.quiet} href={address('csv', chosen)} download>
          {transferTexts.exportCsv}
        </a>
        <a className={styles.quiet} href={address('xlsx', '&empty')} download>
          {transferTexts.template}
        </a>
      </div>
    </section>
  )
}
