import {
  AccountRefusalWire,
  CodeCheckRequest,
  CodeSendRequest,
  CodeSentWire,
  EmptyRequest,
  EnteredWire,
  EnterRequest,
  LoginRequest,
  PasswordChangeRequest,
  PasswordResetRequest,
  SessionEndRequest,
  SessionsWire,
  TicketWire,
} from '../account.ts'
import { ACCOUNT_PATHS, ADDED_PATHS } from '../paths.ts'
import { DoneWire } from '../wire-types.ts'
import { type CallContract, call, json } from './call-contract.ts'

const JSON_BODY = { method: 'POST', contentType: 'application/json' } as const
const REFUSED = json(AccountRefusalWire)

/** The calls by which people come in. */
export const ACCOUNT_CALLS = {
  accountCode: call({
    ...JSON_BODY,
    path: ADDED_PATHS.accountCode,
    reads: ['culture', 'device'],
    sets: ['device'],
    body: CodeSendRequest,
    answers: { 200: json(CodeSentWire), 400: REFUSED, 503: REFUSED },
  }),
  accountCodeCheck: call({
    ...JSON_BODY,
    path: ADDED_PATHS.accountCodeCheck,
    reads: ['device'],
    body: CodeCheckRequest,
    answers: { 200: json(TicketWire), 400: REFUSED },
  }),
  accountEnter: call({
    ...JSON_BODY,
    path: ADDED_PATHS.accountEnter,
    reads: ['device'],
    sets: ['session', 'device'],
    body: EnterRequest,
    answers: { 200: json(EnteredWire), 400: REFUSED },
  }),
  accountLogin: call({
    ...JSON_BODY,
    path: ACCOUNT_PATHS.login,
    reads: ['device'],
    sets: ['session', 'device'],
    body: LoginRequest,
    answers: { 200: json(EnteredWire), 400: REFUSED },
  }),
  accountLogout: call({
    ...JSON_BODY,
    path: ACCOUNT_PATHS.logout,
    reads: ['session'],
    sets: ['session'],
    body: EmptyRequest,
    answers: { 200: json(DoneWire) },
  }),
  accountPasswordReset: call({
    ...JSON_BODY,
    path: ACCOUNT_PATHS.passwordReset,
    reads: ['device'],
    sets: ['session', 'device'],
    body: PasswordResetRequest,
    answers: { 200: json(EnteredWire), 400: REFUSED },
  }),
  accountPassword: call({
    ...JSON_BODY,
    path: ACCOUNT_PATHS.password,
    reads: ['session', 'device'],
    body: PasswordChangeRequest,
    answers: { 200: json(DoneWire), 400: REFUSED, 401: REFUSED },
  }),
  accountSessions: call({
    method: 'GET',
    path: ACCOUNT_PATHS.sessions,
    reads: ['session'],
    answers: { 200: json(SessionsWire), 401: REFUSED },
  }),
  accountSessionEnd: call({
    ...JSON_BODY,
    path: ACCOUNT_PATHS.sessionsEnd,
    reads: ['session'],
    body: SessionEndRequest,
    answers: { 200: json(DoneWire), 401: REFUSED, 404: REFUSED },
  }),
} as const satisfies Record<string, CallContract>
