import type { EnteredWire } from '@rasteh/contracts/account'
import type { FreshWire, PasskeysWire } from '@rasteh/contracts/passkeys'
import { PASSKEY_PATHS } from '@rasteh/contracts/paths'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { type AccountAnswer, askAccount } from './account-calls.ts'

/** What became of a call that the browser asks its owner about first: they may also turn it down. */
export type PasskeyAnswer<Value> = AccountAnswer<Value> | { kind: 'cancelled' }

type Browser = typeof import('@simplewebauthn/browser')
type Ceremony = { ask: (browser: Browser, options: unknown) => Promise<unknown> }

/** What people do with passkeys, as customers or as staff. The library is fetched when somebody uses one. */
export function passkeyCalls(slug: 'customers' | 'staff') {
  const post = <Value>(path: string, body: object = {}) =>
    askAccount<Value>({ label: 'account.passkey', path: `/cms-api/${slug}/${path}`, body })
  const read = <Value>(path: string) =>
    askAccount<Value>({ label: 'account.passkey', method: 'GET', path: `/cms-api/${slug}/${path}` })

  /** Gets what to ask, has the browser ask it, and sends what it answered. */
  async function perform<Value>(
    begin: string,
    { ask }: Ceremony,
    finish: (credential: unknown) => Promise<AccountAnswer<Value>>,
  ): Promise<PasskeyAnswer<Value>> {
    const begun = await post<unknown>(begin)
    if (begun.kind !== 'done') return begun
    try {
      return await finish(await ask(await import('@simplewebauthn/browser'), begun.value))
    } catch (error) {
      return toRefusal(error)
    }
  }
  const using = (useBrowserAutofill = false): Ceremony => ({
    ask: ({ startAuthentication }, options) =>
      startAuthentication({
        optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
        useBrowserAutofill,
      }),
  })

  return {
    list: () => read<PasskeysWire>(PASSKEY_PATHS.list),
    add: (Name: string) =>
      perform<PasskeysWire>(
        PASSKEY_PATHS.begin,
        {
          ask: ({ startRegistration }, options) =>
            startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
        },
        (Credential) => post(PASSKEY_PATHS.add, { Name, Credential }),
      ),
    remove: (Id: string) => post<PasskeysWire>(PASSKEY_PATHS.remove, { Id }),
    /** By the button, or silently in what the browser offers to fill a field with. */
    signIn: (isAutofill = false) =>
      perform<EnteredWire>(PASSKEY_PATHS.signInBegin, using(isAutofill), (Credential) =>
        post(PASSKEY_PATHS.signIn, { Credential }),
      ),
    loadProofMethods: () => read<FreshWire>(PASSKEY_PATHS.fresh),
    checkFresh: () => post<true>(PASSKEY_PATHS.freshCheck),
    proveByPasskey: () =>
      perform<true>(PASSKEY_PATHS.freshBegin, using(), (Credential) =>
        post(PASSKEY_PATHS.freshProve, { Credential }),
      ),
    proveByPassword: (Password: string, Code: string) =>
      post<true>(PASSKEY_PATHS.freshProve, { Password, Code }),
  }
}

/** Says whether this browser has passkeys at all. */
export const hasPasskeys = () =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext

/** Says whether this browser offers passkeys where a name is typed. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/** Ends what the browser may still be asking. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

function toRefusal(error: unknown): PasskeyAnswer<never> {
  const { name } = error as { name?: string }
  if (name === 'InvalidStateError') return { kind: 'refused', error: 'PasskeyExists', waitSeconds: 0 }
  return name === 'NotAllowedError' || name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'failed' }
}
