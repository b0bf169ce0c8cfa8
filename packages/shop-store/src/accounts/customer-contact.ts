import type { Database } from '../platform/pool.ts'

/** Where the shop writes to a customer: to their mobile, or to their e-mail; null where it knows neither. */
export async function loadCustomerContact(
  database: Database,
  customerId: number,
): Promise<{ kind: 'mobile' | 'email'; value: string } | null> {
  const { rows } = await database.query<{ mobile: string | null; email: string | null }>({
    name: 'customer-contact',
    text: 'select username as mobile, email from public.customers where id = $1',
    values: [customerId],
  })
  const { mobile = null, email = null } = rows[0] ?? {}
  if (mobile) return { kind: 'mobile', value: mobile }
  return email ? { kind: 'email', value: email } : null
}
