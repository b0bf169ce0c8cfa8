import { PASSKEY_NAME_MAX, PASSWORD_MAX } from '@rasteh/shop-core/account'
import { type Static, Type } from 'typebox'
import { Typed } from './wire-types.ts'

/** Bytes as WebAuthn writes them in JSON. */
const Base64Url = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]*$' })
/** Credential ids have at most 1,023 bytes. */
const CredentialId = Type.String({ minLength: 1, maxLength: 1_364, pattern: '^[A-Za-z0-9_-]+$' })
const ClientData = Base64Url(4_096)

const common = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
}

/** What a browser answers when it made a passkey (WebAuthn, RegistrationResponseJSON); only what is looked at. */
const MadePasskey = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: ClientData,
    attestationObject: Base64Url(16_384),
    transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,32}$' }), { maxItems: 8 })),
  }),
})

/** What a browser answers when it used a passkey (WebAuthn, AuthenticationResponseJSON). */
const UsedPasskey = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: ClientData,
    authenticatorData: Base64Url(4_096),
    signature: Base64Url(8_192),
    userHandle: Type.Optional(Base64Url(128)),
  }),
})

const Name = Typed({ maxLength: PASSKEY_NAME_MAX * 4 })
const Id = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
})

/** Keeps a passkey that the browser made. */
export const PasskeyAddRequest = Type.Object({ Name, Credential: MadePasskey })
export const PasskeyRenameRequest = Type.Object({ Id, Name })
export const PasskeyRemoveRequest = Type.Object({ Id })
/** Signs in with a passkey. */
export const PasskeySignInRequest = Type.Object({ Credential: UsedPasskey })

/** An account's passkeys, the oldest first. */
export const PasskeysWire = Type.Object({
  Passkeys: Type.Array(
    Type.Object({
      Id: Type.String(),
      Name: Type.String(),
      CreatedAt: Type.String(),
      LastUsedAt: Type.Union([Type.String(), Type.Null()]),
      IsBackedUp: Type.Boolean(),
    }),
  ),
})
export type PasskeysWire = Static<typeof PasskeysWire>

/** Shows again who one is: by a passkey, or by the password, with the second factor's code where there is one. */
export const ProofRequest = Type.Object({
  Credential: Type.Optional(UsedPasskey),
  Password: Type.Optional(Typed({ minLength: 1, maxLength: PASSWORD_MAX * 4 })),
  Code: Type.Optional(Typed({ maxLength: 64 })),
})

/** Whether a proof is needed now, and by what it may be given. */
export const FreshWire = Type.Object({
  IsFresh: Type.Boolean(),
  ByPasskey: Type.Boolean(),
  ByPassword: Type.Boolean(),
  AsksCode: Type.Boolean(),
})
export type FreshWire = Static<typeof FreshWire>
