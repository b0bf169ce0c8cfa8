/** So many proposed synonyms are shown and decided of. */
export const PROPOSALS_SHOWN = 30
