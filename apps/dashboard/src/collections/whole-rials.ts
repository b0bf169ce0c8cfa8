import { dashboardTexts } from '@rasteh/messages/dashboard'
import { isWholeRial } from '@rasteh/shop-core/money'

/** A field's check for amounts: whole Rials, never below 0. An empty optional field passes. */
export const wholeRials = (value: unknown) =>
  value === null || value === undefined || isWholeRial(value) || dashboardTexts.wholeRialsOnly
