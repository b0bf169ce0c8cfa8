import type { MouseEventHandler, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button/button-class.ts'

type LinkButtonProps = ButtonLook & {
  href: string
  children: ReactNode
  /** What an island does in place of leading on. */
  onClick?: MouseEventHandler | undefined
}

/** A link that leads on and looks like a button. */
export function LinkButton({ href, children, onClick, ...look }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass(look)} onClick={onClick}>
      {children}
    </a>
  )
}
