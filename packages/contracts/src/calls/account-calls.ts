import {
  AccountRefusalWire,
  CodeCheckRequest,
  CodeSendRequest,
  CodeSentWire,
  EnteredWire,
  EnterRequest,
  TicketWire,
} from '../account.ts'
import { ADDED_PATHS } from '../paths.ts'
import { type CallContract, call, json } from './call-contract.ts'

const JSON_BODY = { method: 'POST', contentType: 'application/json' } as const
const REFUSED = json(AccountRefusalWire)

/** The calls by which people come in. */
export const ACCOUNT_CALLS = {
  accountCode: call({
    ...JSON_BODY,
    path: ADDED_PATHS.accountCode,
    reads: ['culture'],
    body: CodeSendRequest,
    answers: { 200: json(CodeSentWire), 400: REFUSED, 503: REFUSED },
  }),
  accountCodeCheck: call({
    ...JSON_BODY,
    path: ADDED_PATHS.accountCodeCheck,
    body: CodeCheckRequest,
    answers: { 200: json(TicketWire), 400: REFUSED },
  }),
  accountEnter: call({
    ...JSON_BODY,
    path: ADDED_PATHS.accountEnter,
    sets: ['session'],
    body: EnterRequest,
    answers: { 200: json(EnteredWire), 400: REFUSED },
  }),
} as const satisfies Record<string, CallContract>
