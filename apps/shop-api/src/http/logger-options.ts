import type { FastifyServerOptions } from 'fastify'

/** Structured logs without secrets: whatever an error carries along, these fields are never written. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    // PostgreSQL writes the refused row itself into an error's detail.
    redact: [
      'headers',
      '*.headers',
      '*.cookie',
      '*.authorization',
      '*.password',
      '*.secret',
      '*.token',
      '*.detail',
      '*.where',
      '*.Code',
      '*.Ticket',
    ],
  }
}
