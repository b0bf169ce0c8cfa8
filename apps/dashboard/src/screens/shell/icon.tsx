import styles from './icon.module.css'

/** The shop's sign alone, for the corner of the dashboard. */
export function Icon() {
  return (
    <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M4 38V17C4 9.500 11 6.500 20 1.500C29 6.500 36 9.500 36 17V38H28V23.500C28 18.500 24.500 16.800 20 13.500C15.500 16.800 12 18.500 12 23.500V38Z" />
    </svg>
  )
}
