import { type Static, Type } from 'typebox'
import { Count, nullable, Typed } from './wire-types.ts'

/** As long as anything typed into a field of the profile may be before it is looked at. */
const TYPED_MAX = 200

const typed = Typed({ maxLength: TYPED_MAX })

/** A day, YYYY-MM-DD in the Gregorian calendar. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** What the customer wrote about themselves; the Details are null until they have written anything. */
export const ProfileWire = Type.Object({
  Mobile: nullable(Type.String()),
  Email: nullable(Type.String()),
  Version: Count,
  Details: Type.Union([
    Type.Object({
      FirstName: Type.String(),
      LastName: Type.String(),
      NationalCode: Type.String(),
      BirthDate: Day,
      MaritalStatus: Type.Integer(),
      MarriageDate: nullable(Day),
    }),
    Type.Null(),
  ]),
})
export type ProfileWire = Static<typeof ProfileWire>

/** The details as they were typed, in whatever digits, and in which calendar; and the version they were typed over. */
export const ProfileSaveRequest = Type.Object({
  FirstName: typed,
  LastName: typed,
  NationalCode: typed,
  BirthDay: typed,
  BirthMonth: typed,
  BirthYear: typed,
  MaritalStatus: typed,
  MarriageDay: Type.Optional(typed),
  MarriageMonth: Type.Optional(typed),
  MarriageYear: Type.Optional(typed),
  Calendar: Type.Enum(['jalali', 'gregorian']),
  Version: Count,
})
export type ProfileSaveRequest = Static<typeof ProfileSaveRequest>

/** A customer's profile in the shop's own words. */
export type CustomerProfile = {
  readonly mobile: string | null
  readonly email: string | null
  readonly version: number
  readonly details: {
    readonly firstName: string
    readonly lastName: string
    readonly nationalCode: string
    readonly birthDate: string
    readonly maritalStatus: number
    readonly marriageDate: string | null
  } | null
}

/** The fields of the form, by the names that its rules know. */
export type TypedProfile = Readonly<
  Partial<Record<Uncapitalize<Exclude<keyof ProfileSaveRequest, 'Calendar' | 'Version'>>, string>>
>

/** Writes a profile as the wire spells it. */
export function toProfileWire({ mobile, email, version, details }: CustomerProfile): ProfileWire {
  return {
    Mobile: mobile,
    Email: email,
    Version: version,
    Details: details && {
      FirstName: details.firstName,
      LastName: details.lastName,
      NationalCode: details.nationalCode,
      BirthDate: details.birthDate,
      MaritalStatus: details.maritalStatus,
      MarriageDate: details.marriageDate,
    },
  }
}

/** Reads a profile from the wire. */
export function toProfile({ Mobile, Email, Version, Details }: ProfileWire): CustomerProfile {
  return {
    mobile: Mobile,
    email: Email,
    version: Version,
    details: Details && {
      firstName: Details.FirstName,
      lastName: Details.LastName,
      nationalCode: Details.NationalCode,
      birthDate: Details.BirthDate,
      maritalStatus: Details.MaritalStatus,
      marriageDate: Details.MarriageDate,
    },
  }
}

/** Reads what was typed; fields that the page hid are empty. */
function toTypedProfile(wire: ProfileSaveRequest): TypedProfile {
  return {
    firstName: wire.FirstName,
    lastName: wire.LastName,
    nationalCode: wire.NationalCode,
    birthDay: wire.BirthDay,
    birthMonth: wire.BirthMonth,
    birthYear: wire.BirthYear,
    maritalStatus: wire.MaritalStatus,
    marriageDay: wire.MarriageDay ?? '',
    marriageMonth: wire.MarriageMonth ?? '',
    marriageYear: wire.MarriageYear ?? '',
  }
}

/** Reads what was typed, over which version and in which calendar. */
export const toProfileSave = (wire: ProfileSaveRequest) => ({
  values: toTypedProfile(wire),
  calendar: wire.Calendar,
  version: wire.Version,
})

/** Writes what was typed, over which version and in which calendar. */
export function toProfileSaveRequest(
  given: TypedProfile,
  { calendar, version }: { calendar: ProfileSaveRequest['Calendar']; version: number },
): ProfileSaveRequest {
  return {
    FirstName: given.firstName ?? '',
    LastName: given.lastName ?? '',
    NationalCode: given.nationalCode ?? '',
    BirthDay: given.birthDay ?? '',
    BirthMonth: given.birthMonth ?? '',
    BirthYear: given.birthYear ?? '',
    MaritalStatus: given.maritalStatus ?? '',
    MarriageDay: given.marriageDay ?? '',
    MarriageMonth: given.marriageMonth ?? '',
    MarriageYear: given.marriageYear ?? '',
    Calendar: calendar,
    Version: version,
  }
}
