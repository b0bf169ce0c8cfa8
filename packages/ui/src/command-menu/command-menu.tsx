'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import type { ReactNode } from 'react'
import {
  Modal as AriaModal,
  Autocomplete,
  Collection,
  Dialog,
  Header,
  I18nProvider,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './command-menu.module.css'

export type CommandItem = { key: string; label: string; detail?: string | undefined }
export type CommandSection = { key: string; title: string; items: readonly CommandItem[] }

type CommandMenuProps = {
  culture: Culture
  /** What the window and its field are called. */
  label: string
  hint: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  text: string
  onText: (text: string) => void
  sections: readonly CommandSection[]
  onChoose: (key: string) => void
  /** Spoken: how many were found, that something is awaited, or that it failed. */
  state: ReactNode
}

/**
 * A window with one field and what fits to it, beneath: arrows walk through the list while the field keeps the keyboard,
 * Enter chooses, Escape closes. The caller decides what fits.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { culture, label, hint, closeLabel, isOpen, onClose, text, onText, sections, onChoose, state } = props
  return (
    <I18nProvider locale={culture}>
      <ModalOverlay
        className={styles.scrim ?? ''}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      >
        <AriaModal className={styles.window ?? ''}>
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            <Autocomplete inputValue={text} onInputChange={onText}>
              <div className={styles.head}>
                <SearchField className={styles.field ?? ''} aria-label={label} autoFocus>
                  <span className={styles.lens}>
                    <Icon name="search" />
                  </span>
                  <Input className={styles.input ?? ''} placeholder={hint} />
                </SearchField>
                <Button kind="quiet" size="icon" label={closeLabel} onPress={onClose}>
                  <Icon name="close" />
                </Button>
              </div>
              <div className={styles.state} role="status">
                {state}
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A long list is scrolled by the keyboard too. */}
              <div className={styles.list} tabIndex={0}>
                <Menu aria-label={label} items={sections} onAction={(key) => onChoose(String(key))}>
                  {(section) => (
                    <MenuSection id={section.key} className={styles.section ?? ''}>
                      <Header className={styles.title ?? ''}>{section.title}</Header>
                      <Collection items={section.items}>
                        {(item) => (
                          <MenuItem id={item.key} textValue={item.label} className={styles.item ?? ''}>
                            <span className={styles.label} dir="auto">
                              {item.label}
                            </span>
                            {item.detail && <span className={styles.detail}> {item.detail}</span>}
                          </MenuItem>
                        )}
                      </Collection>
                    </MenuSection>
                  )}
                </Menu>
              </div>
            </Autocomplete>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  )
}
