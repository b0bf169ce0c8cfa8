import type { Database } from '../platform/pool.ts'
import type { ProfileDetails } from '../reads/profile.ts'

/** Saves the details if they have not changed since this version was read, and says whether it did. */
export async function saveProfile(
  database: Database,
  customerId: number,
  { details, version }: { details: ProfileDetails; version: number },
): Promise<boolean> {
  const { firstName, lastName, nationalCode, birthDate, maritalStatus, marriageDate } = details
  const { rowCount } = await database.query({
    name: 'save-profile',
    text: `insert into shop.profiles as p
        (customer_id, first_name, last_name, national_code, birth_date, marital_status, marriage_date)
      select $1::int, $3, $4, $5, $6::date, $7::smallint, $8::date
      where $2::int = 0 or exists (select from shop.profiles where customer_id = $1::int)
      on conflict (customer_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        national_code = excluded.national_code, birth_date = excluded.birth_date,
        marital_status = excluded.marital_status, marriage_date = excluded.marriage_date,
        version = p.version + 1, updated_at = now()
      where p.version = $2::int`,
    values: [customerId, version, firstName, lastName, nationalCode, birthDate, maritalStatus, marriageDate],
  })
  return rowCount === 1
}
