'use client'

import { type StoredFileWire, toStoredFile } from '@rasteh/contracts/files'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'

/** A stranger's file: it is saved, never shown, by a URL that is valid for a minute; each time is written to the audit log. */
export function AnswerFile({ fileId, name }: { fileId: string; name: string }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  async function save(): Promise<void> {
    setState('asking')
    const call = { label: 'form.file', method: 'POST', path: MANAGE_PATHS.fileLink } as const
    const answer = await callShop({ ...call, body: { ID: fileId } }).catch(() => null)
    if (!answer?.ok) return setState('failed')
    setState('idle')
    window.location.assign(toStoredFile((await answer.json()) as StoredFileWire).fileSrc)
  }
  return (
    <>
      <button
        type="button"
        className={screen.quiet}
        disabled={state === 'asking'}
        onClick={() => void save()}
      >
        <span>
          <FilledText text={texts.openFile} values={{ name }} />
        </span>
      </button>
      {state === 'failed' && (
        <p className={screen.refusal} role="alert">
          {texts.openFailed}
        </p>
      )}
    </>
  )
}
