/** The URL under which managers write the home page; visitors find it at the site's root. */
export const HOME_SLUG = 'home'
