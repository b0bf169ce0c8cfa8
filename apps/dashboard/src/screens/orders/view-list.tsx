'use client'

import { orderViewTexts as texts } from '@rasteh/messages/dashboard'
import { Icon } from '@rasteh/ui/icon'
import { type FormEvent, useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import type { ShownView } from './shown-view.ts'
import { useOrderView } from './use-order-view.ts'
import styles from './views.module.css'

/** Each view with what may be done to it. One moves within its own shelf: those of all, or one's own. */
export function ViewList({ views }: { views: readonly ShownView[] }) {
  const act = useOrderView()
  return (
    <div className={screen.card} aria-busy={act.isWaiting}>
      <ul className={styles.list}>
        {views.map((view) => {
          const shelf = views.filter(({ isShared }) => isShared === view.isShared)
          return <ViewRow key={view.id} view={view} shelf={shelf} act={act} />
        })}
      </ul>
      <div role="alert">{act.refusal && <p className={screen.refusal}>{act.refusal}</p>}</div>
    </div>
  )
}

type RowProps = {
  view: ShownView
  shelf: readonly ShownView[]
  act: ReturnType<typeof useOrderView>
}
type Asked = 'rename' | 'remove' | null

function ViewRow({ view, shelf, act }: RowProps) {
  const { id, name, isShared, madeByName, isDefault, mayChange } = view
  const [asked, setAsked] = useState<Asked>(null)
  const place = shelf.indexOf(view)
  const named = (text: string) => text.replace('{name}', () => name)
  return (
    <li className={styles.row}>
      <span className={styles.named}>
        <bdi className={styles.name}>{name}</bdi>
        <small className={styles.mark}>
          {isShared ? <FilledText text={texts.sharedBy} values={{ name: madeByName ?? '—' }} /> : texts.own}
        </small>
      </span>
      <label className={screen.check}>
        <input
          type="checkbox"
          checked={isDefault}
          disabled={act.isWaiting}
          aria-label={named(texts.beginWith)}
          onChange={({ target }) => act.beginWith(id, target.checked)}
        />
        {isDefault ? texts.beginsWith : texts.begin}
      </label>
      {mayChange && (
        <div className={screen.buttons}>
          <button
            type="button"
            className={styles.square}
            aria-label={named(texts.earlier)}
            disabled={act.isWaiting || place === 0}
            onClick={() => act.move(id, shelf[place - 1]?.id ?? null)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            className={styles.square}
            aria-label={named(texts.later)}
            disabled={act.isWaiting || place === shelf.length - 1}
            onClick={() => act.move(id, shelf[place + 2]?.id ?? null)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            className={screen.quiet}
            aria-label={named(texts.renameOf)}
            aria-expanded={asked === 'rename'}
            onClick={() => setAsked(asked === 'rename' ? null : 'rename')}
          >
            {texts.rename}
          </button>
          <button
            type="button"
            className={screen.danger}
            aria-label={named(texts.removeOf)}
            aria-expanded={asked === 'remove'}
            onClick={() => setAsked(asked === 'remove' ? null : 'remove')}
          >
            {texts.remove}
          </button>
        </div>
      )}
      {asked === 'rename' && <RenameForm view={view} act={act} onDone={() => setAsked(null)} />}
      {asked === 'remove' && (
        <div className={styles.asking}>
          <p className={styles.question}>
            <FilledText
              text={isShared ? texts.removeSharedQuestion : texts.removeQuestion}
              values={{ name }}
            />
          </p>
          <div className={screen.buttons}>
            <button
              type="button"
              className={screen.danger}
              disabled={act.isWaiting}
              onClick={() => act.remove(id)}
            >
              {texts.confirmRemove}
            </button>
            <button type="button" className={screen.quiet} onClick={() => setAsked(null)}>
              {texts.keep}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

type RenameProps = { view: ShownView; act: RowProps['act']; onDone: () => void }

function RenameForm({ view: { id, name }, act, onDone }: RenameProps) {
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('Name')
    if (await act.rename(id, String(typed ?? ''))) onDone()
  }
  return (
    <form className={styles.asking} aria-label={texts.renameOf.replace('{name}', () => name)} onSubmit={save}>
      <label className={screen.field}>
        <span className={screen.label}>
          <FilledText text={texts.newName} values={{ name }} />
        </span>
        <input
          className={screen.input}
          name="Name"
          required
          maxLength={40}
          defaultValue={name}
          autoComplete="off"
          dir="auto"
        />
      </label>
      <button type="submit" className={screen.primary} disabled={act.isWaiting}>
        {texts.saveName}
      </button>
    </form>
  )
}
