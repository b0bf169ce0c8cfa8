'use client'

import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { createCurrentUserStore } from '#page/islands/current-user-store.ts'

/** Who is registering: no user yet, or a user whose contact has opened their session. */
export const currentUserPerson = createCurrentUserStore(profileCalls.load)
