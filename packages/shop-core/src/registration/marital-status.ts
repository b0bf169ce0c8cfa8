/** The marital status without a marriage. */
export const MARITAL_STATUS_SINGLE = 0

/** The fields that only a marriage fills. */
export const MARRIAGE_FIELDS = ['marriageDay', 'marriageMonth', 'marriageYear'] as const

/** Says whether the marriage fields are shown: for every status but 0. */
export function showsMarriageFields(maritalStatus: number): boolean {
  return maritalStatus !== MARITAL_STATUS_SINGLE
}
