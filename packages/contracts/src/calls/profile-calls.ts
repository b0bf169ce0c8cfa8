import { AddressesWire, AddressParams, AddressSaveRequest } from '../addresses.ts'
import { BasketWire } from '../basket.ts'
import { TabContentWire } from '../catalogue.ts'
import { FavoriteParams, FavoriteRequest, FavoriteWire } from '../favorites.ts'
import { FieldRefusalsWire } from '../field-refusals.ts'
import { ADDED_PATHS } from '../paths.ts'
import { ProfileSaveRequest, ProfileWire } from '../profile.ts'
import { ScoreUseRequest, ScoreWire } from '../score.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const OWN = { reads: ['session'] } as const
const JSON_BODY = { ...OWN, contentType: 'application/json' } as const
const REFUSED = { 400: json(FieldRefusalsWire), 401: FAILURE }

/** The calls by which customers look after what is theirs. Each customer sees and changes only their own. */
export const PROFILE_CALLS = {
  profileGet: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.accountProfile,
    answers: { 200: json(ProfileWire), 401: FAILURE },
  }),
  // 409 carries the profile as somebody else saved it meanwhile.
  profileSave: call({
    ...JSON_BODY,
    method: 'PUT',
    path: ADDED_PATHS.accountProfile,
    body: ProfileSaveRequest,
    answers: { 200: json(ProfileWire), ...REFUSED, 409: json(ProfileWire) },
  }),
  addressesGet: call({
    method: 'GET',
    path: ADDED_PATHS.accountAddresses,
    reads: ['session', 'culture'],
    answers: { 200: json(AddressesWire), 401: FAILURE },
  }),
  addressAdd: call({
    ...JSON_BODY,
    method: 'POST',
    path: ADDED_PATHS.accountAddresses,
    body: AddressSaveRequest,
    answers: { 200: json(AddressesWire), ...REFUSED, 409: FAILURE },
  }),
  addressChange: call({
    ...JSON_BODY,
    method: 'PUT',
    path: ADDED_PATHS.accountAddress,
    params: AddressParams,
    body: AddressSaveRequest,
    answers: { 200: json(AddressesWire), ...REFUSED, 404: FAILURE },
  }),
  addressRemove: call({
    ...OWN,
    method: 'DELETE',
    path: ADDED_PATHS.accountAddress,
    params: AddressParams,
    answers: { 200: json(AddressesWire), 401: FAILURE, 404: FAILURE },
  }),
  favoritesGet: call({
    method: 'GET',
    path: ADDED_PATHS.favorite,
    reads: ['session', 'culture'],
    answers: { 200: json(TabContentWire), 401: FAILURE },
  }),
  favoriteGet: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.favoriteOf,
    params: FavoriteParams,
    answers: { 200: json(FavoriteWire), 401: FAILURE },
  }),
  favoriteSet: call({
    ...JSON_BODY,
    method: 'POST',
    path: ADDED_PATHS.favorite,
    body: FavoriteRequest,
    answers: { 200: json(FavoriteWire), 401: FAILURE, 404: FAILURE },
  }),
  scoreGet: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.score,
    answers: { 200: json(ScoreWire), 401: FAILURE },
  }),
  scoreUse: call({
    ...JSON_BODY,
    method: 'POST',
    path: ADDED_PATHS.score,
    reads: ['basket', 'basket-secret', 'session'],
    body: ScoreUseRequest,
    answers: { 200: json(BasketWire) },
  }),
} as const satisfies Record<string, CallContract>
