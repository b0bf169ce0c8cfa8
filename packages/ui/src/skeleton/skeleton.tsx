import styles from './skeleton.module.css'

/** Takes a text's or picture's place, in its shape, until it arrives. */
export function Skeleton({ shape = 'text' }: { shape?: 'text' | 'heading' | 'picture' | 'control' }) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />
}
