import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionAfterLoginHook } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { noteAudit } from '#screens/audit-log/note-audit.ts'

/** Each sign-in of staff is written down. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await noteAudit(req, { by: user.id, action: 'sign-in', subject: `staff:${user.id}` })
}

/** A new member of staff, and every change of a role. */
export const noteRole: CollectionAfterChangeHook = async ({ req, doc, previousDoc, operation }) => {
  const subject = `staff:${doc.id}`
  if (operation === 'create')
    await noteAudit(req, { action: 'staff-added', subject, detail: { to: doc.role } })
  else if (previousDoc.role !== doc.role) {
    const detail = { from: previousDoc.role, to: doc.role }
    await noteAudit(req, { action: 'role-change', subject, detail })
    if (!hadDuty(previousDoc.role)) await callShopFunction(req, 'begin_second_factor_duty', [doc.id])
  }
}

/** Authors and editors may work without a second factor; the days of grace of the others begin with their role. */
const hadDuty = (role: unknown) => role === 'manager' || role === 'owner'

/** Who leaves the staff; their second factor, passkeys and devices go with them. */
export const noteRemoval: CollectionAfterDeleteHook = async ({ req, id }) => {
  await callShopFunction(req, 'remove_second_factor', [id, req.user?.id ?? null])
  await callShopFunction(req, 'remove_passkeys_of', ['staff', id, req.user?.id ?? null])
  await callShopFunction(req, 'forget_devices', ['staff', id, null, null])
  await noteAudit(req, { action: 'staff-removed', subject: `staff:${id}` })
}
