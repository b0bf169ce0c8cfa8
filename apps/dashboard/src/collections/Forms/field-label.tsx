'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A field in the list of a form's fields: its label, and its kind. */
export function FormFieldLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ label?: string | null; required?: boolean | null }>()
  return <span>{data?.label ? `${data.label} (${kind})` : kind}</span>
}
