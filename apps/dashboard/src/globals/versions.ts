import type { GlobalConfig } from 'payload'

/**
 * A history to go back to, without drafts: the platform writes a version that is restored as a draft where visitors read
 * what is published.
 */
export const withHistory: NonNullable<GlobalConfig['versions']> = { max: 20 }
