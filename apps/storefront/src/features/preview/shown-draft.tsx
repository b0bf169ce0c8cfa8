import { WrittenPage } from '#features/articles/public.ts'
import { NewsArticle } from '#features/news/public-article.ts'
import { ProductPage } from '#features/product/public.ts'
import { Modules } from '#modules/render-modules.tsx'
import type { Site } from '#page/load/load-site.ts'
import type { ShownDraft } from './load-shown-draft.ts'

/** A draft as visitors would see it. */
export function ShownDraftPage({ shown, site }: { shown: ShownDraft; site: Site }) {
  if (shown.collection === 'home') return <Modules modules={shown.modules} site={site} hasTitle={false} />
  if (shown.collection === 'pages')
    return <WrittenPage page={shown.document} tree={shown.tree} modules={shown.modules} site={site} />
  if (shown.collection === 'news')
    return <NewsArticle item={shown.document} references={shown.references} site={site} />
  return (
    <ProductPage
      product={shown.document}
      variantId={null}
      references={shown.references}
      money={site.money}
      say={site.say}
      rating={null}
      actions={null}
      comments={null}
      related={null}
    />
  )
}
