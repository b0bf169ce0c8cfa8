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
import { type CurrentUserAnswer, callAsCurrentUser } from './current-user-call.ts'

const { accountProfile, accountAddresses, accountAddress, score } = ADDED_PATHS

type Over = { calendar: ProfileSaveRequest['Calendar']; version: number }
type Addresses = Promise<CurrentUserAnswer<readonly CustomerAddress[]>>

/** The calls for the customer's own details, addresses and score. */
export const profileCalls = {
  load: (): Promise<CurrentUserAnswer<CustomerProfile>> =>
    callAsCurrentUser<ProfileWire, CustomerProfile>(
      { label: 'profile.get', method: 'GET', path: accountProfile },
      toProfile,
    ),
  save: (typed: TypedProfile, over: Over): Promise<CurrentUserAnswer<CustomerProfile>> => {
    const body = toProfileSaveRequest(typed, over)
    const call = { label: 'profile.save', method: 'PUT', path: accountProfile, body } as const
    return callAsCurrentUser<ProfileWire, CustomerProfile>(call, toProfile, toProfile)
  },
  loadAddresses: (): Addresses =>
    callAsCurrentUser<AddressesWire, readonly CustomerAddress[]>(
      { label: 'addresses.get', method: 'GET', path: accountAddresses },
      toAddresses,
    ),
  saveAddress: (id: string | null, typed: TypedAddress, isDefault: boolean): Addresses => {
    const target =
      id === null
        ? ({ method: 'POST', path: accountAddresses } as const)
        : ({ method: 'PUT', path: fillPath(accountAddress, { id }) } as const)
    const body = toAddressSaveRequest(typed, isDefault)
    return callAsCurrentUser<AddressesWire, readonly CustomerAddress[]>(
      { label: 'addresses.save', ...target, body },
      toAddresses,
    )
  },
  removeAddress: (id: string): Addresses =>
    callAsCurrentUser<AddressesWire, readonly CustomerAddress[]>(
      { label: 'addresses.delete', method: 'DELETE', path: fillPath(accountAddress, { id }) },
      toAddresses,
    ),
  loadScore: (): Promise<CurrentUserAnswer<CustomerScore>> =>
    callAsCurrentUser<ScoreWire, CustomerScore>({ label: 'score.get', method: 'GET', path: score }, toScore),
}
