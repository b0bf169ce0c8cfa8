/** The callback that our own loaders name; the links module may name another. */
export const USUAL_CALLBACK = 'toggleLinksPartial'
