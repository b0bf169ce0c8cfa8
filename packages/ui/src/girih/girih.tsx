import styles from './girih.module.css'

/** A quiet girih of ten-pointed stars behind what its parent shows. The parent is positioned and says how large. */
export function Girih({
  tone = 'light',
  fade = 'none',
}: {
  tone?: 'light' | 'deep'
  fade?: 'none' | 'start' | 'end'
}) {
  return (
    <span className={`${styles.girih} ${styles[tone]} ${styles[`fade-${fade}`]}`} aria-hidden="true">
      <span className={styles.lines} />
    </span>
  )
}
