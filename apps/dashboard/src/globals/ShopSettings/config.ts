import { dashboardLabels } from '@rasteh/messages/dashboard'
import { isManager } from '#access/is-manager.ts'
import { wholeRials } from '#collections/whole-rials.ts'
import { withSiteDrafts } from '#globals/drafts/with-site-drafts.ts'
import { askFreshGlobal } from '#screens/fresh-authentication/require-fresh.ts'
import { shopSettingsAccess } from './access.ts'
import { shopMobile } from './shop-mobile.ts'

const { singular, fields, options, hints } = dashboardLabels.shopSettings

export const ShopSettings = withSiteDrafts({
  slug: 'shop-settings',
  label: singular,
  access: shopSettingsAccess,
  // The card that shoppers pay to is among them.
  hooks: { beforeOperation: [askFreshGlobal] },
  fields: [
    { name: 'shopName', label: fields.shopName, type: 'text', localized: true },
    { name: 'slogan', label: fields.slogan, type: 'text', localized: true },
    {
      name: 'priceUnit',
      label: fields.priceUnit,
      type: 'select',
      required: true,
      defaultValue: 'toman',
      options: [
        { value: 'toman', label: options.priceUnit.toman },
        { value: 'rial', label: options.priceUnit.rial },
      ],
    },
    {
      name: 'minBasketPriceRial',
      label: fields.minBasketPriceRial,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      validate: wholeRials,
    },
    {
      name: 'maxBasketPriceRial',
      label: fields.maxBasketPriceRial,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      validate: wholeRials,
    },
    {
      name: 'priceOfScoreRial',
      label: fields.priceOfScore,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      validate: wholeRials,
    },
    {
      name: 'maxBasketPriceToUseScoreRial',
      label: fields.maxBasketPriceToUseScore,
      type: 'number',
      min: 0,
      validate: wholeRials,
    },
    {
      name: 'scoreDecreaseType',
      label: fields.scoreDecreaseType,
      type: 'select',
      required: true,
      defaultValue: '0',
      options: [
        { value: '0', label: options.scoreDecreaseType['0'] },
        { value: '1', label: options.scoreDecreaseType['1'] },
      ],
    },
    {
      name: 'guestComments',
      label: fields.guestComments,
      type: 'checkbox',
      required: true,
      defaultValue: false,
    },
    {
      name: 'commentApproval',
      label: fields.commentApproval,
      type: 'checkbox',
      required: true,
      defaultValue: true,
    },
    {
      name: 'commentCaptcha',
      label: fields.commentCaptcha,
      type: 'checkbox',
      required: true,
      defaultValue: true,
    },
    { name: 'vpnCheck', label: fields.vpnCheck, type: 'checkbox', required: true, defaultValue: false },
    { name: 'lowStock', label: fields.lowStock, type: 'number', required: true, defaultValue: 5, min: 0 },
    { name: 'cardNumber', label: fields.cardNumber, type: 'text', admin: { rtl: false } },
    { name: 'cardOwner', label: fields.cardOwner, type: 'text', localized: true },
    {
      name: 'scoreEveryRial',
      label: fields.scoreEveryRial,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      validate: wholeRials,
      admin: { description: hints.scoreEveryRial },
    },
    {
      name: 'shopMobile',
      label: fields.shopMobile,
      type: 'text',
      // Notified of each order, so it must be the shop's own.
      access: { read: isManager },
      validate: shopMobile,
      admin: { rtl: false, description: hints.shopMobile },
    },
    { name: 'shopPhone', label: fields.shopPhone, type: 'text', admin: { rtl: false } },
    { name: 'shopAddress', label: fields.shopAddress, type: 'textarea', localized: true },
    {
      name: 'economicCode',
      label: fields.economicCode,
      type: 'text',
      admin: { rtl: false, description: hints.economicCode },
    },
    { name: 'enamadId', label: fields.enamadId, type: 'text', admin: { rtl: false } },
    { name: 'enamadCode', label: fields.enamadCode, type: 'text', admin: { rtl: false } },
    // The policy of a page names these services only where they are allowed.
    ...(['embedsAparat', 'embedsYoutube'] as const).map((name) => ({
      name,
      label: fields[name],
      type: 'checkbox' as const,
      defaultValue: false,
      admin: { description: hints.embeds },
    })),
  ],
})
