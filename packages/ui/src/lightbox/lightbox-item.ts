/** What a lightbox shows; `title` names it for those who hear the page. */
export type LightboxItem = {
  kind: 'picture' | 'ajax' | 'inline' | 'frame'
  /** The URL of what is shown; for `inline` a `#` and the id of an element of this page. */
  href: string
  title: string
}

/** What a lightbox says. */
export type LightboxLabels = {
  close: string
  previous: string
  next: string
  startSlideshow: string
  stopSlideshow: string
  loading: string
  counter: (current: number, total: number) => string
  failed: Readonly<Record<'picture' | 'ajax' | 'inline', string>>
}
