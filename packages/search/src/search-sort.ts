/** In which order products come; `relevant` without words is `popular`. */
export type SearchSort = 'relevant' | 'popular' | 'newest' | 'cheapest' | 'dearest' | 'discount' | 'rated'
