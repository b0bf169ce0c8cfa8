'use client'

import { type ShownLine, USER_DESCRIPTION_MAX } from '@rasteh/contracts/basket'
import { Button } from '@rasteh/ui/button'
import { TextField } from '@rasteh/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './line-note.module.css'
import { basket } from './store/basket.ts'

type LineNoteProps = { line: ShownLine; isWaiting: boolean; isEditable: boolean }

/** What the buyer wrote about a line, and where it is asked for, the field to write it. */
export function LineNote({ line, isWaiting, isEditable }: LineNoteProps) {
  const { say } = usePageSettings()
  const [isOpen, setOpen] = useState(false)
  const { noteLabel, userDescription, title } = line
  const label = noteLabel || say('LineNote')
  const opener = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The field takes its buttons with it, and the focus: it goes back to what opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (noteLabel === null && !userDescription) return null
  if (isOpen) return <NoteForm {...{ line, label, isWaiting }} onClose={() => setOpen(false)} />
  return (
    <div ref={opener} className={styles.note}>
      {userDescription && (
        <p className={styles.text}>
          {label}: <span dir="auto">{userDescription}</span>
        </p>
      )}
      {isEditable && (
        <Button
          kind="quiet"
          isDisabled={isWaiting}
          label={say(userDescription ? 'LineNoteEditOf' : 'LineNoteAddOf', { label, title })}
          onPress={() => setOpen(true)}
        >
          {userDescription ? say('LineNoteEdit') : label}
        </Button>
      )}
    </div>
  )
}

type NoteFormProps = { line: ShownLine; label: string; isWaiting: boolean; onClose: () => void }

function NoteForm({ line, label, isWaiting, onClose }: NoteFormProps) {
  const { say } = usePageSettings()
  const [note, setNote] = useState(line.userDescription)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  async function save(): Promise<void> {
    const { id: lineId, productId, variantId, productType, quantity, unitTitle } = line
    const userDescription = note.trim()
    await basket.change(
      { lineId, action: 'set', productId, variantId, productType, quantity, userDescription },
      unitTitle,
    )
    onClose()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-busy={isWaiting}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting) void save()
      }}
    >
      <TextField
        label={label}
        name="note"
        value={note}
        onChange={setNote}
        rows={2}
        maxLength={USER_DESCRIPTION_MAX}
        hint={say('LineNoteHint', { max: USER_DESCRIPTION_MAX })}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary" isBusy={isWaiting}>
          {say('LineNoteSave')}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          {say('LineNoteCancel')}
        </Button>
      </div>
    </form>
  )
}
