'use client'

import { usePageSettings } from '#page/islands/page-settings.tsx'
import { FileField } from './file-field.tsx'

/** Asks for the picture of the national card. */
export function NationalCardField() {
  const { say } = usePageSettings()
  return (
    <FileField formFieldId="national-card" label={say('AccountNationalCard')} hint={say('ProfileCardHint')} />
  )
}
