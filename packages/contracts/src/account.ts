import { CODE_PURPOSES, IDENTITY_MAX, PASSWORD_MAX } from '@rasteh/shop-core/account'
import { type Static, Type } from 'typebox'
import { Typed } from './wire-types.ts'

/** A mobile or an e-mail as somebody typed it; the shop reads it in any digits. */
const IdentityTyped = Typed({ minLength: 1, maxLength: IDENTITY_MAX })
const Purpose = Type.Unsafe<(typeof CODE_PURPOSES)[number]>({ type: 'string', enum: [...CODE_PURPOSES] })

/** Asks for a one-time code. */
export const CodeSendRequest = Type.Object({ Identity: IdentityTyped, Purpose })
export type CodeSendRequest = Static<typeof CodeSendRequest>

/** Reads for whom a code is asked, and what for. */
export const toAskedCode = ({ Identity, Purpose }: CodeSendRequest) => ({
  identity: Identity,
  purpose: Purpose,
})

/** The same for everybody, known or not: how long the code lives and how many digits it has. */
export const CodeSentWire = Type.Object({ LivesSeconds: Type.Integer(), Digits: Type.Integer() })
export type CodeSentWire = Static<typeof CodeSentWire>

/** Writes what every code is like. */
export const toCodeSentWire = (code: { livesSeconds: number; digits: number }): CodeSentWire => ({
  LivesSeconds: code.livesSeconds,
  Digits: code.digits,
})

/** Tries a one-time code. */
export const CodeCheckRequest = Type.Object({
  Identity: IdentityTyped,
  Purpose,
  Code: Typed({ minLength: 1, maxLength: 40 }),
})
export type CodeCheckRequest = Static<typeof CodeCheckRequest>

/** Reads a typed code. */
export const toTypedCode = ({ Code, ...wire }: CodeCheckRequest) => ({ ...toAskedCode(wire), code: Code })

/** What a right code is exchanged for; it opens one session, once. */
export const TicketWire = Type.Object({ Ticket: Type.String() })
export type TicketWire = Static<typeof TicketWire>

/** Writes a ticket. */
export const toTicketWire = (ticket: string): TicketWire => ({ Ticket: ticket })

/** Why an account call was refused: a word for programs. */
export const AccountRefusalWire = Type.Object({ error: Type.String() })
export type AccountRefusalWire = Static<typeof AccountRefusalWire>

/** Opens a session with a ticket. */
export const EnterRequest = Type.Object({ Ticket: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) })
export type EnterRequest = Static<typeof EnterRequest>

/** Opens a session with a password. */
export const LoginRequest = Type.Object({
  Identity: IdentityTyped,
  Password: Typed({ minLength: 1, maxLength: PASSWORD_MAX * 4 }),
})
export type LoginRequest = Static<typeof LoginRequest>

/** Who has come in, and whether they are new here. */
export const EnteredWire = Type.Object({ UserId: Type.Integer(), IsNew: Type.Boolean() })
export type EnteredWire = Static<typeof EnteredWire>

const NewPassword = Typed({ minLength: 1, maxLength: PASSWORD_MAX * 4 })

/** Sets a new password with the ticket of a code that was asked for because the old one is forgotten. */
export const PasswordResetRequest = Type.Object({
  Ticket: EnterRequest.properties.Ticket,
  Password: NewPassword,
})
export type PasswordResetRequest = Static<typeof PasswordResetRequest>

/** Sets the password of the current user; one who has a password already sends it too. */
export const PasswordChangeRequest = Type.Object({
  Current: Type.Optional(NewPassword),
  Password: NewPassword,
})
export type PasswordChangeRequest = Static<typeof PasswordChangeRequest>

/** What the account page shows of signing in: the sessions, newest use first, and whether there is a password. */
export const SessionsWire = Type.Object({
  HasPassword: Type.Boolean(),
  Sessions: Type.Array(
    Type.Object({
      Id: Type.String(),
      UserAgent: Type.String(),
      OpenedAt: Type.String(),
      SeenAt: Type.String(),
      IsThis: Type.Boolean(),
    }),
  ),
})
export type SessionsWire = Static<typeof SessionsWire>

/** Ends one session, or all but this one. */
export const SessionEndRequest = Type.Object({
  Id: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' })),
})
export type SessionEndRequest = Static<typeof SessionEndRequest>

/** A call that sends nothing. */
export const EmptyRequest = Type.Object({})
