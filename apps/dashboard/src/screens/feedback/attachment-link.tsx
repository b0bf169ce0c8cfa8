'use client'

import { useFormFields } from '@payloadcms/ui'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { feedbackInboxTexts } from '@rasteh/messages/dashboard'
import { Button } from '@rasteh/ui/button'
import { useState } from 'react'

const { attachment } = feedbackInboxTexts

/** Opens the picture that came with a message, by a URL that is valid for a minute. */
export function AttachmentLink() {
  const id = useFormFields(([fields]) => String(fields.attachmentId?.value ?? ''))
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  if (!id) return null
  async function open(): Promise<void> {
    setState('asking')
    const answer = await fetch(MANAGE_PATHS.fileLink, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [LABEL_HEADER]: 'feedback' },
      body: JSON.stringify({ ID: id }),
    }).catch(() => null)
    if (!answer?.ok) return setState('failed')
    const { FileSrc } = (await answer.json()) as { FileSrc: string }
    setState('idle')
    window.location.assign(FileSrc)
  }
  return (
    <div>
      <Button kind="secondary" isBusy={state === 'asking'} onPress={() => void open()}>
        {attachment.open}
      </Button>
      {state === 'failed' && <p role="alert">{attachment.failed}</p>}
    </div>
  )
}
