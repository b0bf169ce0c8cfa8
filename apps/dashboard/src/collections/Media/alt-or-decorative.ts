import { dashboardLabels } from '@rasteh/messages/dashboard'

type Options = { siblingData?: unknown; req?: { locale?: string | null } }

/** A picture says in Persian what it shows, or that it shows nothing that the text beside it does not. */
export function altOrDecorative(value: unknown, { siblingData, req }: Options): true | string {
  const { isDecorative } = (siblingData ?? {}) as { isDecorative?: unknown }
  // In another language an empty text falls back to the Persian one.
  if (isDecorative === true || (req?.locale && req.locale !== 'fa')) return true
  return (typeof value === 'string' && value.trim() !== '') || dashboardLabels.media.hints.altNeeded
}
