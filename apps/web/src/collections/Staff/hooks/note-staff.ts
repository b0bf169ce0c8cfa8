import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  PayloadRequest,
} from 'payload'
import { callShopFunction } from '../../../dashboard/shop-function.ts'

/** Each sign-in of staff is written down. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await note(req, { by: user.id, action: 'sign-in', staffId: user.id })
}

/** A new member of staff, and every change of somebody's role. */
export const noteRole: CollectionAfterChangeHook = async ({ req, doc, previousDoc, operation }) => {
  if (operation === 'create')
    await note(req, { by: req.user?.id, action: 'staff-added', staffId: doc.id, detail: { to: doc.role } })
  else if (previousDoc.role !== doc.role) {
    const detail = { from: previousDoc.role, to: doc.role }
    await note(req, { by: req.user?.id, action: 'role-change', staffId: doc.id, detail })
    if (previousDoc.role === 'editor')
      await callShopFunction(req.payload, 'begin_second_factor_duty', [doc.id])
  }
}

/** Who leaves the staff; their second factor, passkeys and devices go with them. */
export const noteRemoval: CollectionAfterDeleteHook = async ({ req, id }) => {
  await callShopFunction(req.payload, 'remove_second_factor', [id, req.user?.id ?? null])
  await callShopFunction(req.payload, 'remove_passkeys_of', ['staff', id, req.user?.id ?? null])
  await callShopFunction(req.payload, 'forget_devices', ['staff', id, null, null])
  await note(req, { by: req.user?.id, action: 'staff-removed', staffId: id })
}

type Note = { by: number | string | undefined; action: string; staffId: number | string; detail?: object }

async function note(req: PayloadRequest, { by, action, staffId, detail = {} }: Note): Promise<void> {
  // Without a user it is the seed or the installer.
  const values = [by === undefined ? 'system' : 'staff', by ?? null, action, `staff:${staffId}`, detail]
  await callShopFunction(req.payload, 'note_audit', values)
}
