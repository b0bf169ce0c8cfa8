import type { Culture } from '@rasteh/persian-text/culture'
import type { Locale } from '@rasteh/shop-store/reads/locale'

/** What a well-signed session cookie claims. Whether the session is still open is read from the database. */
export type SessionClaim = { collection: 'customers' | 'staff'; userId: number; sessionId: string }

/** What a service knows of its caller. */
export type Caller = { ip: string; culture: Culture; locale: Locale; claim: SessionClaim | null }
