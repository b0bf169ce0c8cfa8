'use client'

import { Link } from '@rasteh/ui/link'
import type { MouseEvent } from 'react'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { TARGET_NONE } from '../page-tools/page-clicks.ts'

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
  const { href, rel } = linkAttributes(address)
  return (
    <Link className={classOf(className, address)} href={href} rel={rel} onClick={repeatHash}>
      {title}
    </Link>
  )
}

/** A bare hash leads nowhere: managers give it to an entry that is only a heading. */
function classOf(className: string | undefined, address: string): string | undefined {
  return address === '#' ? [className, TARGET_NONE].filter(Boolean).join(' ') : className
}

/** The browser says nothing when a link's hash is already the page's own; the catalogue's tabs must hear of it too. */
function repeatHash({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  if (link.hash === '' || link.href !== location.href) return
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: link.href, newURL: link.href }))
}
