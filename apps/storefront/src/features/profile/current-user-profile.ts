'use client'

import { favoriteCalls } from '@rasteh/shop-client/favorite-calls'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { createCurrentUserStore } from '#page/islands/current-user-store.ts'

/** What is the customer's own on the pages of the profile, each asked for by the first island that shows it. */
export const currentUserProfile = createCurrentUserStore(profileCalls.load)
export const currentUserAddresses = createCurrentUserStore(profileCalls.loadAddresses)
export const currentUserScore = createCurrentUserStore(profileCalls.loadScore)
export const currentUserFavorites = createCurrentUserStore(favoriteCalls.load)
export const currentUserOrders = createCurrentUserStore(() => orderCalls.loadOrders(null))
