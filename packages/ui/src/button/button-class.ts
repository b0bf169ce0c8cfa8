import styles from './button.module.css'

export type ButtonLook = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'light' | undefined
  size?: 'medium' | 'large' | 'icon' | undefined
}

/** The classes of a button's look, which links that lead on share. */
export function buttonClass({ kind = 'primary', size = 'medium' }: ButtonLook): string {
  return [styles.button, styles[kind], styles[size]].join(' ')
}
