import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button/button-class.ts'

/** A link that leads on and looks like a button. */
export function LinkButton({ href, children, ...look }: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass(look)}>
      {children}
    </a>
  )
}
