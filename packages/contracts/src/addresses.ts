import { type Static, Type } from 'typebox'
import { SerialId, Typed } from './wire-types.ts'

const typed = Typed({ maxLength: 200 })

/** The id of an address, given by the shop. */
const AddressId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })

/** The path parameter of one address. */
export const AddressParams = Type.Object({ id: AddressId })

/** An address of the customer's. */
export const AddressWire = Type.Object({
  Id: AddressId,
  Title: Type.String(),
  Receiver: Type.String(),
  Mobile: Type.String(),
  ProvinceId: SerialId,
  CityId: SerialId,
  CityTitle: Type.String(),
  PostalCode: Type.String(),
  Address: Type.String(),
  IsDefault: Type.Boolean(),
})
export type AddressWire = Static<typeof AddressWire>

/** All addresses of the customer's, the default one first. */
export const AddressesWire = Type.Array(AddressWire)
export type AddressesWire = Static<typeof AddressesWire>

/** An address as it was typed, in whatever digits. */
export const AddressSaveRequest = Type.Object({
  Title: typed,
  Receiver: typed,
  Mobile: typed,
  CityId: typed,
  PostalCode: typed,
  Address: Typed({ maxLength: 2000 }),
  IsDefault: Type.Boolean(),
})
export type AddressSaveRequest = Static<typeof AddressSaveRequest>

/** An address in the shop's own words. */
export type CustomerAddress = {
  readonly id: string
  readonly title: string
  readonly receiver: string
  readonly mobile: string
  readonly provinceId: number
  readonly cityId: number
  readonly cityTitle: string
  readonly postalCode: string
  readonly address: string
  readonly isDefault: boolean
}

/** The fields of the form, by the names that its rules know. */
export type TypedAddress = Readonly<
  Partial<Record<'title' | 'receiver' | 'mobile' | 'city' | 'postalCode' | 'address', string>>
>

/** Writes addresses as the wire spells them. */
export function toAddressesWire(addresses: readonly CustomerAddress[]): AddressesWire {
  return addresses.map((one) => ({
    Id: one.id,
    Title: one.title,
    Receiver: one.receiver,
    Mobile: one.mobile,
    ProvinceId: one.provinceId,
    CityId: one.cityId,
    CityTitle: one.cityTitle,
    PostalCode: one.postalCode,
    Address: one.address,
    IsDefault: one.isDefault,
  }))
}

/** Reads addresses from the wire. */
export function toAddresses(wire: AddressesWire): CustomerAddress[] {
  return wire.map((one) => ({
    id: one.Id,
    title: one.Title,
    receiver: one.Receiver,
    mobile: one.Mobile,
    provinceId: one.ProvinceId,
    cityId: one.CityId,
    cityTitle: one.CityTitle,
    postalCode: one.PostalCode,
    address: one.Address,
    isDefault: one.IsDefault,
  }))
}

/** Reads what was typed, and whether it shall be the default address. */
export function toTypedAddress(wire: AddressSaveRequest): { values: TypedAddress; isDefault: boolean } {
  const { Title, Receiver, Mobile, CityId, PostalCode, Address, IsDefault } = wire
  return {
    values: {
      title: Title,
      receiver: Receiver,
      mobile: Mobile,
      city: CityId,
      postalCode: PostalCode,
      address: Address,
    },
    isDefault: IsDefault,
  }
}

/** Writes what was typed. */
export function toAddressSaveRequest(given: TypedAddress, isDefault: boolean): AddressSaveRequest {
  return {
    Title: given.title ?? '',
    Receiver: given.receiver ?? '',
    Mobile: given.mobile ?? '',
    CityId: given.city ?? '',
    PostalCode: given.postalCode ?? '',
    Address: given.address ?? '',
    IsDefault: isDefault,
  }
}
