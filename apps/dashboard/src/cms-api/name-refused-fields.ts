import type { AfterErrorHook } from 'payload'

/**
 * Names the fields that a save was refused for, each with its reason, so that the form says it there. The platform does so
 * only where the error's class is its own copy of it, and a build has one copy for pages and one for calls.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, result }) => {
  const { status, data, message } = error as { status?: unknown; data?: unknown; message: string }
  if (status !== 400 || !isOfFields(data) || result?.errors?.some((one) => 'data' in one)) return
  return { response: { errors: [{ name: 'ValidationError', message, data }] } }
}

const isOfFields = (data: unknown): data is { errors: unknown[] } =>
  typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
