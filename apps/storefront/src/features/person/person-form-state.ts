import type { registrationForm } from '@rasteh/form-rules/profile'
import type { useForm } from '#page/islands/form/use-form.ts'

/** The form of a person while it is filled in. */
export type PersonFormState = ReturnType<typeof useForm<ReturnType<typeof registrationForm>>>
