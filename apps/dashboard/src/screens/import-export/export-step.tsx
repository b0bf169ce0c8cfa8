'use client'

import { importExportTexts } from '@rasteh/messages/dashboard'
import type { SheetFormat, SheetKind } from '@rasteh/shop-core/import-export'
import { useState } from 'react'
import styles from './import-export.module.css'

export type CategoryOption = { id: number; name: string }

export function ExportStep({ kind, categories }: { kind: SheetKind; categories: CategoryOption[] }) {
  const [category, setCategory] = useState('')
  const url = (format: SheetFormat, extra = '') => `/cms-api/transfer/${kind}/export?format=${format}${extra}`
  const chosen = category === '' || kind === 'messages' ? '' : `&category=${category}`
  return (
    <section className={styles.card} aria-labelledby="export-title">
      <h2 id="export-title" className={styles.heading}>
        {importExportTexts.exportTitle}
      </h2>
      <p className={styles.hint}>{importExportTexts.exportAbout}</p>
      {kind !== 'messages' && (
        <label className={styles.field}>
          <span className={styles.label}>{importExportTexts.category}</span>
          <select
            className={styles.input}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">{importExportTexts.allCategories}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.buttons}>
        <a className={styles.quiet} href={url('xlsx', chosen)} download>
          {importExportTexts.exportXlsx}
        </a>
        <a className={styles.quiet} href={url('csv', chosen)} download>
          {importExportTexts.exportCsv}
        </a>
        <a className={styles.quiet} href={url('xlsx', '&empty')} download>
          {importExportTexts.template}
        </a>
      </div>
    </section>
  )
}
