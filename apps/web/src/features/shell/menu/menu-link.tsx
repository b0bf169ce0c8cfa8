'use client'

import type { MouseEvent } from 'react'

/** A link of the main menu. */
export function MenuLink({
  className,
  title,
  address,
}: {
  className?: string | undefined
  title: string
  address: string
}) {
  return (
    <a className={className} href={address} onClick={repeatHash}>
      {title}
    </a>
  )
}

/** The browser says nothing when a link's hash is already the page's own; the catalogue's tabs must hear of it too. */
function repeatHash({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  if (link.hash === '' || link.href !== location.href) return
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: link.href, newURL: link.href }))
}
