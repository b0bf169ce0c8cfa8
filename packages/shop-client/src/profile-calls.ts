import {
  type AddressesWire,
  type CustomerAddress,
  type TypedAddress,
  toAddresses,
  toAddressSaveRequest,
} from '@rasteh/contracts/addresses'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import {
  type CustomerProfile,
  type ProfileSaveRequest,
  type ProfileWire,
  type TypedProfile,
  toProfile,
  toProfileSaveRequest,
} from '@rasteh/contracts/profile'
import { type CustomerScore, type ScoreWire, toScore } from '@rasteh/contracts/score'
import { callOwn, type OwnAnswer } from './own-call.ts'

const { accountProfile, accountAddresses, accountAddress, score } = ADDED_PATHS

type Over = { calendar: ProfileSaveRequest['Calendar']; version: number }
type Addresses = Promise<OwnAnswer<readonly CustomerAddress[]>>

/** The calls for the customer's own details, addresses and score. */
export const profileCalls = {
  load: (): Promise<OwnAnswer<CustomerProfile>> =>
    callOwn<ProfileWire, CustomerProfile>(
      { label: 'profile.get', method: 'GET', path: accountProfile },
      toProfile,
    ),
  save: (typed: TypedProfile, over: Over): Promise<OwnAnswer<CustomerProfile>> => {
    const body = toProfileSaveRequest(typed, over)
    const call = { label: 'profile.save', method: 'PUT', path: accountProfile, body } as const
    return callOwn<ProfileWire, CustomerProfile>(call, toProfile, toProfile)
  },
  loadAddresses: (): Addresses =>
    callOwn<AddressesWire, readonly CustomerAddress[]>(
      { label: 'addresses.get', method: 'GET', path: accountAddresses },
      toAddresses,
    ),
  saveAddress: (id: string | null, typed: TypedAddress, isDefault: boolean): Addresses => {
    const target =
      id === null
        ? ({ method: 'POST', path: accountAddresses } as const)
        : ({ method: 'PUT', path: fillPath(accountAddress, { id }) } as const)
    const body = toAddressSaveRequest(typed, isDefault)
    return callOwn<AddressesWire, readonly CustomerAddress[]>(
      { label: 'addresses.save', ...target, body },
      toAddresses,
    )
  },
  removeAddress: (id: string): Addresses =>
    callOwn<AddressesWire, readonly CustomerAddress[]>(
      { label: 'addresses.delete', method: 'DELETE', path: fillPath(accountAddress, { id }) },
      toAddresses,
    ),
  loadScore: (): Promise<OwnAnswer<CustomerScore>> =>
    callOwn<ScoreWire, CustomerScore>({ label: 'score.get', method: 'GET', path: score }, toScore),
}
