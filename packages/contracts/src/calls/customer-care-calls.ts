import { AccountRefusalWire } from '../account.ts'
import { CustomerNoteRequest, ScoreCorrectRequest } from '../customer-care.ts'
import { MANAGE_PATHS } from '../paths.ts'
import { PersonParams } from '../privacy.ts'
import { DoneWire } from '../wire-types.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const POST = {
  reads: ['session'],
  method: 'POST',
  contentType: 'application/json',
  params: PersonParams,
} as const
const REFUSED = { 403: FAILURE, 404: FAILURE } as const

/** What managers do for one customer. */
export const CUSTOMER_CARE_CALLS = {
  scoreCorrect: call({
    ...POST,
    path: MANAGE_PATHS.scoreCorrect,
    body: ScoreCorrectRequest,
    answers: { 200: json(DoneWire), ...REFUSED, 409: FAILURE },
  }),
  customerNote: call({
    ...POST,
    path: MANAGE_PATHS.customerNote,
    body: CustomerNoteRequest,
    answers: { 200: json(DoneWire), ...REFUSED },
  }),
  customerCode: call({
    ...POST,
    path: MANAGE_PATHS.customerCode,
    answers: {
      200: json(DoneWire),
      ...REFUSED,
      429: json(AccountRefusalWire),
      503: json(AccountRefusalWire),
    },
  }),
} as const satisfies Record<string, CallContract>
