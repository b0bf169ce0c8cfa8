/**
 * Reads the text of a page to take its content. Its styles are left out: this page has its own, and a browser reports
 * those of another as breaches of this one's policy.
 */
export function readPage(text: string): Document {
  return new DOMParser().parseFromString(text.replaceAll(STYLE, ''), 'text/html')
}

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/gi
