/** Why a field is refused: the kind and what its message needs. */
export type FieldRefusal =
  | { kind: 'required' }
  | { kind: 'no-file' }
  | { kind: 'too-short'; count: number }
  | { kind: 'too-long'; count: number }
  | { kind: 'not-a-number' }
  | { kind: 'not-an-email' }
  | { kind: 'no-match' }
  | { kind: 'check-failed'; name: string }
  | { kind: 'not-between'; min: number; max: number }
  | { kind: 'not-the-same'; field: string }
  | { kind: 'not-a-mobile' }
  | { kind: 'not-a-phone' }
  | { kind: 'not-a-username' }
  | { kind: 'not-an-intl-username' }
  | { kind: 'not-a-national-code' }
  | { kind: 'not-a-postal-code' }
  | { kind: 'not-a-date' }
  | { kind: 'passwords-differ' }
  | { kind: 'too-common' }
  | { kind: 'file-format'; allowed: readonly string[] }
  | { kind: 'file-too-large'; maxMb: number }
