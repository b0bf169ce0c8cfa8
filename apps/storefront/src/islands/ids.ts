/** Where a page names the files of its islands. */
export const ISLANDS_ID = 'islands'
