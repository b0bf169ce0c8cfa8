'use client'

import { JoinField } from '@payloadcms/ui'
import type { JoinFieldClientProps } from 'payload'
import { useMadeTimes } from './made-variants.ts'

/** The platform's list of a product's variants, which asks the server again when combinations were made beside it. */
export function VariantsField(props: JoinFieldClientProps) {
  return <JoinField key={useMadeTimes()} {...props} />
}
