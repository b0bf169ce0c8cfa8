import { passwordTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { checkPassword, type PasswordRefusal } from '@rasteh/shop-core/account'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { poolOf } from '#database/content-pool.ts'
import { callingDevice, forgetDevices } from './devices.ts'

type Context = { setsPassword?: boolean }
const contextOf = ({ context }: PayloadRequest) => context as Context

/** Holds every password that is set through the content platform to the shop's rule: forms, calls and scripts. */
export const checkNewPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null || password === '') return data
  contextOf(req).setsPassword = true
  const of = (field: string): string | null => data?.[field] ?? originalDoc?.[field] ?? null
  const typed = typeof password === 'string' ? password : ''
  const allowed = checkPassword(typed, [of('email'), of('username'), of('name')])
  if (allowed.ok) return data
  const errors = [{ path: 'password', message: sayRefusal(allowed.refusal) }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** With a new password the devices that knew the old one are strangers again, save the one on which it is changed. */
export const forgetDevicesOfOldPassword: CollectionAfterChangeHook = async (change) => {
  const { doc, req, operation, collection } = change
  if (operation !== 'update' || !contextOf(req).setsPassword) return
  const kind = collection.slug as 'customers' | 'staff'
  const isCurrentUser = req.user?.collection === kind && req.user.id === doc.id
  const but = isCurrentUser ? callingDevice(req.headers) : null
  await forgetDevices(poolOf(req.payload), { kind, id: Number(doc.id) }, { but })
}

function sayRefusal(refusal: PasswordRefusal): string {
  const count = 'min' in refusal ? refusal.min : 'max' in refusal ? refusal.max : 0
  return passwordTexts[refusal.kind].replace('{count}', toPersianDigits(String(count)))
}
