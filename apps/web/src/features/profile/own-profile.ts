'use client'

import { favoriteCalls } from '../../shop-api/favorite-calls.ts'
import { orderCalls } from '../../shop-api/order-calls.ts'
import { profileCalls } from '../../shop-api/profile-calls.ts'
import { createOwnStore } from '../../site/islands/own-store.ts'

/** What is the customer's own on the pages of the profile, each asked for by the first island that shows it. */
export const ownProfile = createOwnStore(profileCalls.load)
export const ownAddresses = createOwnStore(profileCalls.loadAddresses)
export const ownScore = createOwnStore(profileCalls.loadScore)
export const ownFavorites = createOwnStore(favoriteCalls.load)
export const ownOrders = createOwnStore(() => orderCalls.loadOrders(null))
