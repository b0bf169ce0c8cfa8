import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_CREDENTIAL = 0x40

/** What tests bend: where the page claims to be, whether the owner was seen, what the counter says. */
type Bend = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; userHandle?: string }
type Created = { challenge: string; user: { id: string }; rp: { id?: string } }
type Asked = { challenge: string; rpId?: string }

/** A passkey's authenticator in software (WebAuthn level 3, ES256, attestation none), with a browser's JSON around it. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url')
  counter = 0
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private userHandle = ''
  private readonly origin: string
  private readonly countsUp: boolean

  constructor(origin: string, { countsUp = true } = {}) {
    this.origin = origin
    this.countsUp = countsUp
  }

  /** What a browser answers to `navigator.credentials.create`. */
  create(options: Created, bend: Bend = {}) {
    this.userHandle = options.user.id
    const id = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 0xff])
    const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.keys.publicKey)])
    const authData = Buffer.concat([
      this.authenticatorData(options.rp.id ?? '', HAS_CREDENTIAL, bend),
      credential,
    ])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options.challenge, bend),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What a browser answers to `navigator.credentials.get`. */
  get(options: Asked, bend: Bend = {}) {
    if (this.countsUp) this.counter += 1
    const authData = this.authenticatorData(options.rpId ?? '', 0, bend)
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, bend)
    const digest = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signer = createSign('sha256').update(Buffer.concat([authData, digest]))
    return this.answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signer.sign(this.keys.privateKey).toString('base64url'),
      userHandle: bend.userHandle ?? this.userHandle,
    })
  }

  private answer<Response extends object>(response: Response) {
    const { credentialId: id } = this
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string, { origin }: Bend): string {
    const data = { type, challenge, origin: origin ?? this.origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  private authenticatorData(rpId: string, flags: number, bend: Bend): Buffer {
    const verified = (bend.isVerified ?? true) ? USER_VERIFIED : 0
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(bend.counter ?? this.counter)
    const all = flags | USER_PRESENT | verified | BACKUP_ELIGIBLE | BACKED_UP
    const hash = createHash('sha256')
      .update(bend.rpId ?? rpId)
      .digest()
    return Buffer.concat([hash, Buffer.from([all]), counter])
  }
}

/** A public key as COSE writes it: EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) => cborBytes(Buffer.from(value, 'base64url'))
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), coordinate(x)],
    [cborNumber(-3), coordinate(y)],
  ])
}

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}
const cborNumber = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])
