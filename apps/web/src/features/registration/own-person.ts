'use client'

import { profileCalls } from '../../shop-api/profile-calls.ts'
import { createOwnStore } from '../../site/islands/own-store.ts'

/** Who is registering: nobody yet, or somebody whose contact has opened their session. */
export const ownPerson = createOwnStore(profileCalls.load)
