/** What a text field holds, trimmed. Hooks and checks see what was sent, which may be no text at all. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
