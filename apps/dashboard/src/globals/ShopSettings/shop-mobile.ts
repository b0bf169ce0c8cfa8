import { dashboardTexts } from '@rasteh/messages/dashboard'
import { isIranianMobile } from '@rasteh/persian-text/mobile'

/** A field's check for the mobile that is notified of orders: an Iranian one, in any script, or none. */
export const shopMobile = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  isIranianMobile(String(value)) ||
  dashboardTexts.mobileOnly
