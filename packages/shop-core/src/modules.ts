/** On which side of its words a picture is, in the direction of the page. */
export const PICTURE_SIDES = ['start', 'end'] as const

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

/** How a manager may have any module of a page look; the first of each is how it looks by itself. */
export const MODULE_LOOKS = {
  background: ['plain', 'soft', 'raised'],
  width: ['usual', 'narrow'],
  spacing: ['usual', 'tight', 'wide'],
  screens: ['all', 'large', 'phones'],
} as const
export type ModuleLook = { [Field in keyof typeof MODULE_LOOKS]: (typeof MODULE_LOOKS)[Field][number] }

/** What of a look differs from how a module looks by itself. What an old version may hold besides is left out. */
export function toModuleLook(kept: Readonly<Record<string, unknown>>): Partial<ModuleLook> {
  const chosen = Object.entries(MODULE_LOOKS).filter(([field, [, ...others]]) =>
    (others as readonly unknown[]).includes(kept[field]),
  )
  return Object.fromEntries(chosen.map(([field]) => [field, kept[field]]))
}

/** The module whose rows are questions with their answers. */
export const QUESTIONS_MODULE = 'faq'

/** The place of a question's answer on its page: who is led there finds it unfolded. */
export const questionAnchor = (id: string) => `question-${id}`

/** The place of a section that many pages share. */
export const SHARED_SECTION_MODULE = 'sharedSection'
