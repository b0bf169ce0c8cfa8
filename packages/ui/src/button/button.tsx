import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { KEEP_CLEAR } from '../floating/keep-clear-mark.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonProps = ButtonLook & {
  children: ReactNode
  onPress?: () => void
  isDisabled?: boolean
  isBusy?: boolean
  label?: string
} & Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'type' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
  >

/**
 * A button. A disabled or busy one stays in the tab order and only refuses the press: the browser would take the
 * focus from a button that is disabled under somebody's finger.
 */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    isDisabled = false,
    isBusy = false,
    label,
    kind = 'primary',
    size,
    type = 'button',
    ...aria
  } = props
  const refuses = isDisabled || isBusy
  return (
    <button
      {...aria}
      {...(kind === 'primary' && KEEP_CLEAR)}
      type={type}
      className={buttonClass({ kind, size })}
      aria-label={label}
      aria-disabled={refuses || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (refuses) event.preventDefault()
        else onPress?.()
      }}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
