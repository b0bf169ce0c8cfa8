import { brandTexts, dashboardLabels } from '@rasteh/messages/dashboard'
import {
  CORNERS,
  DENSITIES,
  FOOTER_ARRANGEMENTS,
  HEADER_ARRANGEMENTS,
  HEADING_FONTS,
  SITE_KINDS,
  SOCIAL_NETWORKS,
} from '@rasteh/shop-core/brand'
import { toLinkTarget } from '@rasteh/shop-core/pages'
import type { SelectField, UploadField } from 'payload'
import { rowsSaying } from '#fields/titled-rows.ts'
import { withSiteDrafts } from '#globals/drafts/with-site-drafts.ts'
import { brandAccess } from './access.ts'
import { brandColour } from './brand-colour.ts'

const { singular, description, fields, options, hints } = dashboardLabels.brand

type Choice<Name extends string> = { labels: Readonly<Record<Name, string>>; usual: Name; hint?: string }

/** A choice that always has a value: the usual one, until somebody chooses. */
function choice<Name extends string>(
  name: keyof typeof fields,
  names: readonly Name[],
  { labels, usual, hint }: Choice<Name>,
): SelectField {
  return {
    ...{ name, label: fields[name], type: 'select', required: true, defaultValue: usual },
    options: names.map((value) => ({ value, label: labels[value] })),
    admin: { isClearable: false, ...(hint ? { description: hint } : {}) },
  } as SelectField
}

const picture = (name: 'logo' | 'logoDark' | 'mark'): UploadField => ({
  ...{ name, label: fields[name], type: 'upload', relationTo: 'media' },
  admin: { description: hints[name] },
})

/** Only whole addresses: in the footer they stand beside the network's name, and visitors do not see where they lead. */
const socialAddress = (value: unknown): true | string => {
  const target = toLinkTarget(value)
  return (target?.kind === 'outside' && target.href.startsWith('https:')) || brandTexts.socialAddress
}

/** The company's own look, and what its site is for. */
export const Brand = withSiteDrafts({
  slug: 'brand',
  label: singular,
  access: brandAccess,
  admin: { description },
  fields: [
    choice('siteKind', SITE_KINDS, { labels: options.siteKind, usual: 'both', hint: hints.siteKind }),
    picture('logo'),
    picture('logoDark'),
    picture('mark'),
    brandColour({ name: 'colour', label: fields.colour, admin: { description: hints.colour, rtl: false } }),
    choice('corners', CORNERS, { labels: options.corners, usual: 'soft' }),
    choice('density', DENSITIES, { labels: options.density, usual: 'airy' }),
    choice('headingFont', HEADING_FONTS, {
      labels: options.headingFont,
      usual: 'vazirmatn',
      hint: hints.headingFont,
    }),
    choice('headerArrangement', HEADER_ARRANGEMENTS, { labels: options.headerArrangement, usual: 'search' }),
    choice('footerArrangement', FOOTER_ARRANGEMENTS, {
      labels: options.footerArrangement,
      usual: 'columns',
    }),
    {
      name: 'socials',
      label: fields.socials,
      labels: { singular: fields.social, plural: fields.socials },
      type: 'array',
      admin: { components: rowsSaying(fields.social, [{ field: 'network', options: options.network }]) },
      maxRows: SOCIAL_NETWORKS.length,
      fields: [
        {
          name: 'network',
          label: fields.network,
          type: 'select',
          required: true,
          options: SOCIAL_NETWORKS.map((value) => ({ value, label: options.network[value] })),
        },
        {
          name: 'address',
          label: fields.address,
          type: 'text',
          required: true,
          validate: socialAddress,
          admin: { description: hints.address, rtl: false },
        },
      ],
    },
  ],
})
