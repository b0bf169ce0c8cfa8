import styles from './word-mark.module.css'

/** The shop's name beside its sign: the arch of a shop in the bazaar's row. */
export function WordMark({ name, tone = 'brand' }: { name: string; tone?: 'brand' | 'deep' }) {
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={styles.wall} d="M4 38V17C4 9.500 11 6.500 20 1.500C29 6.500 36 9.500 36 17V38Z" />
        <path
          className={styles.door}
          d="M12 38V23.500C12 18.500 15.500 16.800 20 13.500C24.500 16.800 28 18.500 28 23.500V38Z"
        />
        <path className={styles.tile} d="M20 6.200l2.300 2.300-2.300 2.300-2.300-2.300Z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
