/** How many arches the greeting shows. */
export const HERO_ARCHES = 3

/** How many pictures a gallery shows before the rest is asked for, where its manager says nothing else. */
export const GALLERY_FIRST = 8

/** What a module of links does where its manager says nothing else. */
export const LINKS_USUAL = {
  firstCount: 6,
  animationTimeMs: 600,
  /** The function that our own loaders name; a module may name another. */
  callback: 'toggleLinksPartial',
} as const

/** How many news a row of them shows. */
export const NEWS_COUNT = { usual: 8, most: 20 } as const
