import type { Database } from '../platform/pool.ts'

/** What a customer wrote about themselves; days are written YYYY-MM-DD in the Gregorian calendar. */
export type ProfileDetails = {
  firstName: string
  lastName: string
  nationalCode: string
  birthDate: string
  maritalStatus: number
  marriageDate: string | null
}

/** A customer with what they wrote; a version of 0 says that they have not written anything yet. */
export type Profile = {
  mobile: string | null
  email: string | null
  version: number
  details: ProfileDetails | null
}

const DETAILS = `json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'nationalCode', p.national_code,
  'birthDate', to_char(p.birth_date, 'YYYY-MM-DD'), 'maritalStatus', p.marital_status,
  'marriageDate', to_char(p.marriage_date, 'YYYY-MM-DD'))`

/** The customer's own profile; null only for one who is no more. */
export async function loadProfile(database: Database, customerId: number): Promise<Profile | null> {
  const { rows } = await database.query<Profile>({
    name: 'profile',
    text: `select c.username as mobile, c.email, coalesce(p.version, 0) as version,
        case when p.customer_id is not null then ${DETAILS} end as details
      from public.customers c left join shop.profiles p on p.customer_id = c.id where c.id = $1`,
    values: [customerId],
  })
  return rows[0] ?? null
}
