/** A group of provinces and cities; one that names none is everywhere. */
export type Places = { provinceIds: readonly number[]; cityIds: readonly number[] }

export type Destination = { provinceId: number; cityId: number }

/** How closely a group names the destination: 2 by its city, 1 by its province, 0 as everywhere; null not at all. */
export function closenessOf({ provinceIds, cityIds }: Places, destination: Destination): number | null {
  if (cityIds.includes(destination.cityId)) return 2
  if (provinceIds.includes(destination.provinceId)) return 1
  return provinceIds.length + cityIds.length === 0 ? 0 : null
}
