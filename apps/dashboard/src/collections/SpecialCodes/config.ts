import { isPathValue, SPECIAL_CODE_DELETE } from '@rasteh/contracts/paths'
import { dashboardLabels, dashboardTexts } from '@rasteh/messages/dashboard'
import { toCodeKey } from '@rasteh/shop-core/special-code'
import type { CollectionConfig } from 'payload'
import { discountFields, endAfterStart } from '#collections/discount-fields.ts'
import { tradeAccess } from '#collections/PriceLayers/access.ts'
import { wholeRials } from '#collections/whole-rials.ts'

const { singular, plural, fields, hints } = dashboardLabels.specialCodes

export const SpecialCodes: CollectionConfig = {
  slug: 'special-codes',
  labels: { singular, plural },
  access: tradeAccess,
  trash: true,
  versions: false,
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'isActive', 'kind', 'percent', 'amountRial', 'endsAt'],
  },
  fields: [
    {
      name: 'code',
      label: fields.code,
      type: 'text',
      required: true,
      unique: true,
      maxLength: 64,
      admin: { description: hints.code, rtl: false },
      // Kept as it is looked up, so that every spelling of it finds this one row.
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? toCodeKey(value) : value)] },
      validate: checkCode,
    },
    { name: 'isActive', label: fields.isActive, type: 'checkbox', required: true, defaultValue: true },
    ...discountFields(dashboardLabels.specialCodes),
    { name: 'maxDiscountRial', label: fields.maxDiscountRial, type: 'number', min: 0, validate: wholeRials },
    { name: 'startsAt', label: fields.startsAt, type: 'date' },
    { name: 'endsAt', label: fields.endsAt, type: 'date', validate: endAfterStart },
    { name: 'minBasketRial', label: fields.minBasketRial, type: 'number', min: 0, validate: wholeRials },
    { name: 'maxUses', label: fields.maxUses, type: 'number', min: 1, admin: { description: hints.maxUses } },
    {
      name: 'maxUsesPerCustomer',
      label: fields.maxUsesPerCustomer,
      type: 'number',
      min: 1,
      admin: { description: hints.maxUsesPerCustomer },
    },
    {
      name: 'firstOrderOnly',
      label: fields.firstOrderOnly,
      type: 'checkbox',
      required: true,
      defaultValue: false,
    },
    {
      name: 'marketer',
      label: fields.marketer,
      type: 'relationship',
      relationTo: 'marketers',
      admin: { description: hints.marketer },
    },
  ],
}

/** A code is typed by people and is part of a URL, where some characters cannot be. */
function checkCode(value: unknown): true | string {
  if (typeof value !== 'string' || value === toCodeKey(SPECIAL_CODE_DELETE))
    return dashboardTexts.reservedCode
  return isPathValue(value) || dashboardTexts.codeForAddress
}
