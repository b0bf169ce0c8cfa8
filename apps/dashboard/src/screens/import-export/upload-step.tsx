'use client'

import { importExportTexts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import styles from './import-export.module.css'

type UploadProps = { isBusy: boolean; onCheck: (file: File) => void }

export function UploadStep({ isBusy, onCheck }: UploadProps) {
  const [file, setFile] = useState<File | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) onCheck(file)
  }
  return (
    <form className={styles.card} aria-labelledby="upload-title" onSubmit={submit}>
      <h2 id="upload-title" className={styles.heading}>
        {importExportTexts.uploadTitle}
      </h2>
      <p className={styles.hint}>{importExportTexts.uploadAbout}</p>
      <label className={styles.file}>
        <span className={styles.label}>{importExportTexts.chooseFile}</span>
        <input
          type="file"
          className={styles.fileInput}
          accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <bdi className={styles.fileName}>{file ? file.name : importExportTexts.noFile}</bdi>
      </label>
      <button type="submit" className={styles.primary} disabled={!file || isBusy}>
        {importExportTexts.check}
      </button>
    </form>
  )
}
