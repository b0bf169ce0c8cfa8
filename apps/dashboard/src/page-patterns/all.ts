import type { PagePattern } from './pattern.ts'

/** The pages that a new one may start from, in the order in which they are offered. Each is loaded when it is chosen. */
export const pagePatterns = {
  about: async () => (await import('./about.ts')).aboutPattern,
  contact: async () => (await import('./contact.ts')).contactPattern,
  careers: async () => (await import('./careers.ts')).careersPattern,
  landing: async () => (await import('./landing.ts')).landingPattern,
  faq: async () => (await import('./faq.ts')).faqPattern,
} satisfies Record<string, () => Promise<PagePattern>>

export type PatternName = keyof typeof pagePatterns
