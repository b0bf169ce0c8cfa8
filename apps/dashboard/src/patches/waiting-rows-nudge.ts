import type { FormState } from 'payload'

/** Longer than a usual answer takes, shorter than somebody waits before pressing again. */
export const PATIENCE_MS = 1500

/** A name that no field has. */
const NOBODYS_FIELD = '_waitingRows'

/** Says whether a row of any list in the form still waits for what the server draws. */
export const hasWaitingRow = (fields: FormState): boolean =>
  Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))

/** A change by which Payload sees that the form is another than the one it last sent; no document gets it. */
export const nudge = () =>
  ({ type: 'UPDATE', path: NOBODYS_FIELD, value: Date.now(), disableFormData: true }) as const
