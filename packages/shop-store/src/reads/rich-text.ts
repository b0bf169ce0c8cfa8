/** A text with headings, lists and links, as the content platform keeps it; pages know how to draw it. */
export type RichText = { root: { children: unknown[]; [key: string]: unknown }; [key: string]: unknown }
