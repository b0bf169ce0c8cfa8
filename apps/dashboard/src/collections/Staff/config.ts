import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { STAFF_ROLES } from '#access/staff-role.ts'
import { NEVER_LOCKS } from '#accounts/never-locks.ts'
import { checkNewPassword, forgetDevicesOfOldPassword } from '#accounts/password-hooks.ts'
import { passwordField } from '#fields/password.ts'
import { askFresh } from '#screens/fresh-authentication/require-fresh.ts'
import { passkeyEndpoints } from '#screens/passkeys/endpoints.ts'
import { staffAccess } from './access.ts'
import { staffLogin } from './endpoints/login.ts'
import { askSecondFactor } from './hooks/ask-second-factor.ts'
import { endOldSession } from './hooks/end-old-session.ts'
import { forgetSignIn, hintSignIn, STAFF_SESSION_SECONDS } from './hooks/hint-sign-in.ts'
import { noteRemoval, noteRole, noteSignIn } from './hooks/note-staff.ts'

const { singular, plural, fields, options, hints } = dashboardLabels.staff

/** The roles that write pages and decide on nothing else; those above have no such limit. */
const writesPages = ({ role }: { role?: string }) => role === 'author' || role === 'editor'

export const Staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular, plural },
  access: staffAccess,
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  auth: {
    cookies: { secure: process.env.RASTEH_ORIGIN?.startsWith('https:') ?? false, sameSite: 'Lax' },
    tokenExpiration: STAFF_SESSION_SECONDS,
    ...NEVER_LOCKS,
  },
  endpoints: [staffLogin, ...passkeyEndpoints('staff')],
  hooks: {
    beforeValidate: [checkNewPassword],
    beforeOperation: [endOldSession, askFresh],
    beforeLogin: [askSecondFactor],
    afterLogin: [hintSignIn, noteSignIn],
    afterLogout: [forgetSignIn],
    afterChange: [noteRole, forgetDevicesOfOldPassword],
    afterDelete: [noteRemoval],
  },
  fields: [
    passwordField,
    { name: 'name', label: fields.name, type: 'text', required: true },
    {
      name: 'role',
      label: fields.role,
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      admin: { description: hints.role },
      options: STAFF_ROLES.map((role) => ({ value: role, label: options.role[role] })),
    },
    {
      // A tick of its own: without the last page of the list a person has none, and not all.
      name: 'onlyBranches',
      label: fields.onlyBranches,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: hints.onlyBranches, condition: writesPages },
    },
    {
      name: 'branches',
      label: fields.branches,
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      admin: {
        description: hints.branches,
        sortOptions: 'path',
        condition: (data) => writesPages(data) && data.onlyBranches === true,
      },
    },
    {
      name: 'ownPassword',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/current-user-password/password-field.tsx#CurrentUserPasswordField' },
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/second-factor/second-factor-field.tsx#SecondFactorField' },
      },
    },
  ],
}
