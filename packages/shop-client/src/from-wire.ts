/** How a name of the wire is spelled inside: `PaymentMethodID` is `paymentMethodId`. */
type InsideName<Name> = Name extends `${infer Start}ID`
  ? Uncapitalize<`${Start}Id`>
  : Name extends string
    ? Uncapitalize<Name>
    : Name

/** The type of a wire value with its names spelled as inside. */
export type FromWire<Wire> = Wire extends readonly (infer Item)[]
  ? FromWire<Item>[]
  : Wire extends object
    ? { [Name in keyof Wire as InsideName<Name>]: FromWire<Wire[Name]> }
    : Wire

/** A value of the wire with its names spelled as inside, at every depth. Its keys must be names, never data. */
export function fromWire<Wire>(wire: Wire): FromWire<Wire> {
  return renameKeys(wire) as FromWire<Wire>
}

function renameKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [toInside(name), renameKeys(inner)]))
}

function toInside(name: string): string {
  const whole = name.replace(/ID$/, 'Id')
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}
