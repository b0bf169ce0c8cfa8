import { APIError } from 'payload'

/** A refusal that a hook throws: its words for the person, its data for programs. */
export function refusalError(text: string, status: number, data: { kind: string }): APIError {
  const error = new APIError(text, status, data, true)
  // The platform passes on the words of an error that has a name, and in a minified build its class has none.
  return Object.assign(error, { name: 'APIError' })
}
