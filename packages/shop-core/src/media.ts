/** More than any camera of a shop makes; decoded, a picture of this size takes 200 MB for a moment. */
export const MEDIA_MAX_PIXELS = 50_000_000
