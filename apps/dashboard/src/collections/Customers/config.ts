import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { NEVER_LOCKS } from '#accounts/never-locks.ts'
import { checkNewPassword, forgetDevicesOfOldPassword } from '#accounts/password-hooks.ts'
import { passwordField } from '#fields/password.ts'
import { customersAccess } from './access.ts'
import { customerEndpoints } from './endpoints/all.ts'
import { CUSTOMER_SESSION_SECONDS } from './session-length.ts'

const { singular, plural, fields } = dashboardLabels.customers

export const Customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular, plural },
  access: customersAccess,
  admin: {
    useAsTitle: 'shownName',
    defaultColumns: ['shownName', 'email', 'group', 'createdAt'],
    listSearchableFields: ['name', 'username', 'email'],
    components: { beforeListTable: ['/screens/customer-care/list-link.tsx#CustomersListLink'] },
  },
  auth: {
    cookies: { secure: process.env.RASTEH_ORIGIN?.startsWith('https:') ?? false, sameSite: 'Lax' },
    tokenExpiration: CUSTOMER_SESSION_SECONDS,
    ...NEVER_LOCKS,
    // The username is the Iranian mobile; many shoppers have no e-mail.
    loginWithUsername: { allowEmailLogin: true, requireEmail: false, requireUsername: false },
  },
  endpoints: customerEndpoints,
  hooks: { beforeValidate: [checkNewPassword], afterChange: [forgetDevicesOfOldPassword] },
  fields: [
    passwordField,
    { name: 'name', label: fields.name, type: 'text' },
    {
      // Kept by the database: the name, and the mobile or the e-mail.
      name: 'shownName',
      label: fields.shownName,
      type: 'text',
      admin: { condition: () => false, disableBulkEdit: true },
    },
    { name: 'group', label: fields.group, type: 'relationship', relationTo: 'customer-groups' },
    {
      name: 'ownPage',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/customer-care/page-link.tsx#CustomerPageLink' },
      },
    },
    {
      name: 'ownDetails',
      type: 'ui',
      admin: {
        components: { Field: '/screens/customers/profile-field.tsx#CustomerProfileField' },
      },
    },
    {
      name: 'personData',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/customers/personal-data-field.tsx#PersonalDataField' },
      },
    },
    {
      name: 'ownFiles',
      type: 'ui',
      admin: { components: { Field: '/screens/customers/files-field.tsx#CustomerFilesField' } },
    },
  ],
}
