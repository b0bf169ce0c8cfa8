import { ADDED_PATHS, MANAGE_PATHS } from '../paths.ts'
import { PersonDataWire, PersonParams } from '../privacy.ts'
import { DoneWire } from '../wire-types.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const OWN = { reads: ['session'] } as const
const PERSON = { ...OWN, params: PersonParams } as const

/** The calls by which people take their data along or have it erased; the owner does it for those who ask in writing. */
export const PRIVACY_CALLS = {
  accountExport: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.accountExport,
    answers: { 200: json(PersonDataWire), 401: FAILURE },
  }),
  // 409: the session is not fresh; the person shows again who they are and comes back.
  accountErase: call({
    ...OWN,
    method: 'POST',
    path: ADDED_PATHS.accountErase,
    contentType: 'application/json',
    answers: { 200: json(DoneWire), 401: FAILURE, 409: FAILURE },
  }),
  personExport: call({
    ...PERSON,
    method: 'GET',
    path: MANAGE_PATHS.personExport,
    answers: { 200: json(PersonDataWire), 403: FAILURE },
  }),
  personErase: call({
    ...PERSON,
    method: 'POST',
    path: MANAGE_PATHS.personErase,
    contentType: 'application/json',
    answers: { 200: json(DoneWire), 403: FAILURE, 404: FAILURE },
  }),
} as const satisfies Record<string, CallContract>
