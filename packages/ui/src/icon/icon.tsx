import styles from './icon.module.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/** All signs that there are. */
export const iconNames = Object.keys(iconPaths) as IconName[]

type IconProps = {
  name: IconName
  /** An arrow that points along the line of reading turns around with it. */
  isMirrored?: boolean
}

/** A drawn sign. It says nothing by itself: the text or label beside it does. */
export function Icon({ name, isMirrored = false }: IconProps) {
  return (
    <svg
      className={isMirrored ? `${styles.icon} ${styles.mirrored}` : styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
