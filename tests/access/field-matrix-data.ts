/** Written by the system, by its own calls or by the person alone. One that is new must be decided on here. */
const SIGN_IN = [
  ...['resetPasswordToken', 'resetPasswordExpiration', 'resetPasswordRequestedAt', 'salt', 'hash'],
  ...['loginAttempts', 'lockUntil', 'sessions', 'sessions.createdAt', 'sessions.expiresAt'],
]
export const NEVER_WRITTEN: Record<string, readonly string[]> = {
  // Made of the place of a page in the tree.
  pages: ['path'],
  customers: [...SIGN_IN, 'email', 'username', 'password', 'shownName'],
  variants: ['fullTitle', 'searchText'],
  // As the variant is called.
  prices: ['variantTitle'],
  gifts: ['variantTitle'],
  staff: SIGN_IN,
  comments: ['customer', 'email', 'isAnswer', 'byStaff'],
  feedback: [
    ...['kind', 'name', 'mobile', 'email', 'subject', 'text', 'attachmentName', 'attachmentId'],
    ...['customer', 'culture', 'answeredAt'],
  ],
  'search-synonyms': ['triedAt'],
  'search-rules': ['triedAt'],
  'payload-kv': ['key', 'data'],
  'payload-jobs': [
    ...['input', 'taskStatus', 'completedAt', 'totalTried', 'hasError', 'error', 'log', 'taskSlug', 'queue'],
    ...['waitUntil', 'processing', 'log.executedAt', 'log.completedAt', 'log.taskSlug', 'log.taskID'],
    ...['log.input', 'log.output', 'log.state', 'log.error'],
  ],
  'payload-migrations': ['name', 'batch'],
}

/** Tried by name in a test of their own: the platform's rows are not made as others are. */
export const NOT_SAMPLED = [
  'payload-kv',
  'payload-jobs',
  'payload-migrations',
  'payload-locked-documents',
  'payload-preferences',
]

/** Values for fields of which no sample can be made. */
export const TRIED: Record<string, unknown> = {
  createdAt: '2001-01-01T00:00:00.000Z',
  salt: 'another',
  hash: 'another',
  resetPasswordToken: 'another',
  resetPasswordExpiration: '2040-01-01T00:00:00.000Z',
  resetPasswordRequestedAt: '2040-01-01T00:00:00.000Z',
  loginAttempts: 4,
  lockUntil: '2040-01-01T00:00:00.000Z',
  sessions: [
    { id: 'of-a-stranger', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2040-01-01T00:00:00.000Z' },
  ],
  triedAt: '2026-01-01T00:00:00.000Z',
  url: 'https://elsewhere.example/a.png',
  filename: 'elsewhere.png',
  sizes: { thumb: { filename: 'elsewhere.png', url: 'https://elsewhere.example/a.png' } },
}

/** A password leaves its hash behind, and the sessions that it ends. */
export const LEAVES: Record<string, readonly string[]> = { password: ['hash', 'salt', 'sessions'] }

/** Writable, and held back by a rule of their own when they come alone. */
export const HELD_BY_A_RULE: readonly string[] = [
  'search-synonyms._status',
  'search-rules._status',
  // That of a variant with a choice is made of its values.
  'variants.title',
]
