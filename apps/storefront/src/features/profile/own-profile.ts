'use client'

import { favoriteCalls } from '@rasteh/shop-client/favorite-calls'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { createOwnStore } from '../../page/islands/own-store.ts'

/** What is the customer's own on the pages of the profile, each asked for by the first island that shows it. */
export const ownProfile = createOwnStore(profileCalls.load)
export const ownAddresses = createOwnStore(profileCalls.loadAddresses)
export const ownScore = createOwnStore(profileCalls.loadScore)
export const ownFavorites = createOwnStore(favoriteCalls.load)
export const ownOrders = createOwnStore(() => orderCalls.loadOrders(null))
