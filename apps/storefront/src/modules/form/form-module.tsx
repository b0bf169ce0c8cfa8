import { pageKeys } from '@rasteh/contracts/page-keys'
import { readBuiltFields } from '@rasteh/form-rules/built-form'
import { loadForm } from '@rasteh/shop-store/reads/forms'
import { Section } from '@rasteh/ui/section'
import { BuiltForm } from '#features/forms/public.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { pageUrl } from '#page/load/page-urls.ts'
import { showsKeys } from '#page/load/request.ts'
import styles from './form-module.module.css'

/** A form that managers built. One that was deleted, or has no fields yet, is not shown. */
export const formModule = defineModule('form', {
  load: async ({ form: formId }) => {
    if (typeof formId !== 'number') return null
    showsKeys(pageKeys.form(formId))
    const form = await loadForm(readDatabase(), formId, readLanguage())
    const fields = readBuiltFields(form?.fields)
    if (!form || fields.length === 0) return null
    const { title, buttonText, thanksText, thanksPath, hasCaptcha } = form
    const thanksUrl = thanksPath === null ? null : pageUrl({ path: thanksPath })
    return { formId, title, fields, buttonText, thanksText, thanksUrl, hasCaptcha }
  },
  Component: ({ module, data }) => {
    if (!data) return null
    const { title, ...form } = data
    return (
      <Section id={sectionId(module)} title={module.title || title}>
        <div className={styles.card}>
          {module.text && <p className={styles.text}>{module.text}</p>}
          <BuiltForm {...form} />
        </div>
      </Section>
    )
  },
})
