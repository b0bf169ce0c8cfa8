/** Where a page names the files of its islands. No anchor that managers write can have such a name. */
export const ISLANDS_ID = 'rasteh:islands'

/** Where a page keeps the settings that each island is given. */
export const PAGE_SETTINGS_ID = 'rasteh:settings'
