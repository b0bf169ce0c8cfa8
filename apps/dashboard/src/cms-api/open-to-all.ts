/**
 * All of the content platform's REST that people who are not staff may reach. Everything else is closed to them,
 * whatever its own access says: locked documents, preferences, jobs and `first-register` among it.
 */
const OPEN: readonly { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^staff\/(login|logout|refresh-token)$/ },
  { method: 'POST', path: /^(staff|customers)\/passkeys\/sign-in(\/begin)?$/ },
  { method: 'POST', path: /^customers\/(passkeys\/(begin|add|rename|remove)|fresh\/(check|begin|prove))$/ },
  { method: 'GET', path: /^customers\/(passkeys|fresh)$/ },
  { method: 'POST', path: /^customers\/(enter|login|logout|password|password\/reset|sessions\/end)$/ },
  { method: 'GET', path: /^customers\/sessions$/ },
  { method: 'GET', path: /^(staff|customers)\/me$/ },
  { method: 'GET', path: /^media\/file\/[^/]+$/ },
  // For the holder of a draft's token; the storefront asks with it, in the name of a member of staff.
  { method: 'GET', path: /^preview-draft\/[^/]+\/[^/]+$/ },
  { method: 'POST', path: /^preview-draft\/[^/]+\/[^/]+$/ },
]

/**
 * No one may use these, not even staff: the first member of staff is made by the seed or the installer, and a forgotten
 * password is renewed by the shop's own calls (customers) or by the owner (staff). Pictures are not fetched from other hosts.
 */
const CLOSED =
  /^((staff|customers)\/(first-register|forgot-password|reset-password|verify\/[^/]*)|[^/]+\/paste-url(\/.*)?)$/

/** The platform cannot delete a preference by its key (its statement is wrong) and answers 500; no page of it asks for that. */
const BROKEN = { method: 'DELETE', path: /^payload-preferences\/[^/]+$/ }

export type RestCall = { method: string; path: string; isStaff: boolean }

/** Says whether a call may go on to the content platform. */
export function isOpenCall({ method, path, isStaff }: RestCall): boolean {
  if (CLOSED.test(path) || (method === BROKEN.method && BROKEN.path.test(path))) return false
  return isStaff || OPEN.some((open) => open.method === method && open.path.test(path))
}
