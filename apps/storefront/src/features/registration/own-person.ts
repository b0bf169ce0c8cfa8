'use client'

import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { createOwnStore } from '../../page/islands/own-store.ts'

/** Who is registering: nobody yet, or somebody whose contact has opened their session. */
export const ownPerson = createOwnStore(profileCalls.load)
