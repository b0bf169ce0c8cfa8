import type { Texts } from '../catalogue/text.ts'

export const commentTexts = {
  OnlyAvailableForUsers: {
    fa: 'این کار فقط برای کاربران واردشده ممکن است.',
    en: 'This is only available for signed-in users.',
  },
  CommentLoginRequired: {
    fa: 'برای نوشتن دیدگاه، ابتدا وارد حساب خود شوید.',
    en: 'Please sign in to write a comment.',
  },
  CommentPublished: { fa: 'دیدگاه شما منتشر شد. سپاس!', en: 'Your comment has been published. Thank you!' },
  CommentSubmitted: {
    fa: 'دیدگاه شما ثبت شد و پس از تأیید نمایش داده می‌شود.',
    en: 'Your comment has been received and will appear once approved.',
  },
  CommentFailed: {
    fa: 'دیدگاه شما ثبت نشد. کد تصویر را دوباره وارد کنید.',
    en: 'Your comment was not saved. Please enter the picture code again.',
  },
  CommentNameRequired: { fa: 'لطفاً نام خود را بنویسید.', en: 'Please enter your name.' },
  CommentEmailRequired: { fa: 'لطفاً ایمیل خود را بنویسید.', en: 'Please enter your email.' },
  CommentEmailInvalid: { fa: 'نشانی ایمیل درست نیست.', en: 'Please enter a valid email address.' },
  CommentTextRequired: { fa: 'لطفاً متن دیدگاه را بنویسید.', en: 'Please write your comment.' },
  CommentTextTooShort: {
    fa: 'دیدگاه شما باید دست‌کم {count} نویسه باشد.',
    en: 'Your comment needs at least {count} characters.',
  },
  CommentCaptchaRequired: { fa: 'لطفاً کد تصویر را وارد کنید.', en: 'Please enter the picture code.' },
  CommentCaptchaNumber: { fa: 'کد تصویر فقط عدد است.', en: 'The picture code has digits only.' },
  CommentsTitle: { fa: 'دیدگاه کاربران', en: 'Comments' },
  CommentsCount: { fa: '{count} دیدگاه', en: 'Comments: {count}' },
  CommentsEmpty: {
    fa: 'هنوز کسی دیدگاهی ننوشته است. شما اولین نفر باشید!',
    en: 'No comments yet. Be the first to write one!',
  },
  CommentWrite: { fa: 'نوشتن دیدگاه', en: 'Write a comment' },
  CommentName: { fa: 'نام و نام خانوادگی', en: 'Full name' },
  CommentEmail: { fa: 'ایمیل', en: 'Email' },
  CommentText: { fa: 'دیدگاه شما', en: 'Your comment' },
  CommentSend: { fa: 'ثبت دیدگاه', en: 'Send comment' },
  CommentSending: { fa: 'در حال ثبت دیدگاه…', en: 'Sending your comment…' },
  CommentVoteUp: { fa: 'مفید بود ({count})', en: 'Helpful ({count})' },
  CommentVoteDown: { fa: 'مفید نبود ({count})', en: 'Not helpful ({count})' },
  CommentAnswer: { fa: 'پاسخ', en: 'Answer' },
  CommentAnswerTo: { fa: 'پاسخ به {name}', en: 'Answer to {name}' },
  CommentAnswerText: { fa: 'پاسخ شما', en: 'Your answer' },
  CommentAnswerRequired: { fa: 'لطفاً متن پاسخ را بنویسید.', en: 'Please write your answer.' },
  CommentAnswerSubmitted: { fa: 'پاسخ شما ثبت شد.', en: 'Your answer has been received.' },
} as const satisfies Texts
