import styles from '#components/screen.module.css'

type Use = { kind: string; id: number; title: string }

type UsesListProps = {
  uses: readonly Use[]
  /** What each kind of document is called. */
  names: Readonly<Record<string, string>>
  title: string
  hints: { unused: string; inUse: string }
}

/** There is one of each, so they are called by their kind. */
const GLOBALS: readonly string[] = ['brand', 'main-menu', 'footer']

/** Where something of the library is used, each place as a link to its form. */
export function UsesList({ uses, names, title, hints }: UsesListProps) {
  return (
    <section className={styles.card} aria-labelledby="library-uses">
      <h2 className={styles.heading} id="library-uses">
        {title}
      </h2>
      {uses.length === 0 ? (
        <p>{hints.unused}</p>
      ) : (
        <>
          <ul>
            {uses.map((use) => (
              <li key={`${use.kind}-${use.id}`}>
                <UsePlace use={use} name={names[use.kind] ?? ''} />
              </li>
            ))}
          </ul>
          <p>{hints.inUse}</p>
        </>
      )}
    </section>
  )
}

function UsePlace({ use: { kind, id, title }, name }: { use: Use; name: string }) {
  if (GLOBALS.includes(kind)) return <a href={`/dashboard/globals/${kind}`}>{name}</a>
  return (
    <>
      {name}: <a href={`/dashboard/collections/${kind}/${id}`}>{title || id}</a>
    </>
  )
}
