import type { MouseEventHandler, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button/button-class.ts'
import { KEEP_CLEAR } from '../floating/keep-clear-mark.ts'
import { Link } from '../link/link.tsx'

type LinkButtonProps = ButtonLook & {
  href: string
  rel?: string | undefined
  children: ReactNode
  /** What an island does in place of leading on. */
  onClick?: MouseEventHandler | undefined
}

/** A link that leads on and looks like a button. */
export function LinkButton({ href, rel, children, onClick, kind = 'primary', size }: LinkButtonProps) {
  const mark = kind === 'primary' && KEEP_CLEAR
  return (
    <Link {...mark} href={href} rel={rel} className={buttonClass({ kind, size })} onClick={onClick}>
      {children}
    </Link>
  )
}
