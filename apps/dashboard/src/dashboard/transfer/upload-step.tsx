'use client'

import { transferTexts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import styles from './transfer.module.css'

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
        {transferTexts.uploadTitle}
      </h2>
      <p className={styles.hint}>{transferTexts.uploadAbout}</p>
      <label className={styles.file}>
        <span className={styles.label}>{transferTexts.chooseFile}</span>
        <input
          type="file"
          className={styles.fileInput}
          accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <bdi className={styles.fileName}>{file ? file.name : transferTexts.noFile}</bdi>
      </label>
      <button type="submit" className={styles.primary} disabled={!file || isBusy}>
        {transferTexts.check}
      </button>
    </form>
  )
}
