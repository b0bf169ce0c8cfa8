'use client'

import { shipmentTexts as texts } from '@rasteh/messages/dashboard'
import { SHIPMENT_TEXT_MAX } from '@rasteh/shop-core/order'
import { type ChangeEvent, useState } from 'react'
import styles from './shipments.module.css'

/** A letter of a file has four bytes at most; more than is looked at is not read. */
const BYTES_MAX = SHIPMENT_TEXT_MAX * 4

/** A CSV file, whose lines are then shown as if they had been pasted. */
export function FileChoice({ onText }: { onText: (text: string) => void }) {
  const [name, setName] = useState<string | null>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setName(file.name)
    onText(await file.slice(0, BYTES_MAX).text())
  }
  return (
    <label className={styles.file}>
      <span className={styles.pick}>{texts.file}</span>
      <input
        className={styles.fileInput}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void read(event)}
      />
      <bdi className={styles.fileName}>{name ?? texts.noFile}</bdi>
    </label>
  )
}
