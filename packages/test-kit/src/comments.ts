import type { Database } from '@rasteh/shop-store/platform/pool'

export type CommentSketch = {
  productId: number
  text?: string
  status?: 'pending' | 'published' | 'rejected'
  parentId?: number | null
  customerId?: number | null
  fullName?: string | null
  email?: string | null
  byStaff?: boolean
}

/** A comment on a product, published unless said otherwise. */
export async function addComment(owner: Database, sketch: CommentSketch): Promise<number> {
  const { productId, text = 'خوش‌دست و سبک است.', status = 'published', parentId = null } = sketch
  const { customerId = null, fullName = 'نرگس صالحی', email = null, byStaff = false } = sketch
  const { rows } = await owner.query<{ id: number }>(
    `insert into public.comments
       (text, status, section_type, section_id, parent_id, customer_id, full_name, email, is_answer, by_staff)
     values ($1, $2::text::public.enum_comments_status, 'product', $3, $4, $5, $6, $7, $8, $9) returning id`,
    [text, status, productId, parentId, customerId, fullName, email, parentId !== null, byStaff],
  )
  return rows[0]?.id ?? 0
}

export type CommentSettings = { guests?: boolean; approval?: boolean; captcha?: boolean }

/** What the shop's settings say of comments; what is not named is off. */
export async function setCommentSettings(
  owner: Database,
  { guests = false, approval = false, captcha = false }: CommentSettings,
): Promise<void> {
  const { rowCount } = await owner.query(
    'update public.shop_settings set guest_comments = $1, comment_approval = $2, comment_captcha = $3',
    [guests, approval, captcha],
  )
  if (rowCount === 0)
    await owner.query(
      'insert into public.shop_settings (guest_comments, comment_approval, comment_captcha) values ($1, $2, $3)',
      [guests, approval, captcha],
    )
}
