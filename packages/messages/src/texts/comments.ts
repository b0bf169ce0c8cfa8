import type { Texts } from '../catalogue/text.ts'

export const commentTexts = {
  OnlyAvailableForUsers: {
    fa: 'برای ثبت دیدگاه وارد شوید.',
    en: 'This is only available for signed-in users.',
  },
  CommentLoginRequired: {
    fa: 'برای نوشتن دیدگاه، ابتدا وارد حساب خود شوید.',
    en: 'Please sign in to write a comment.',
  },
  CommentPublished: {
    fa: 'دیدگاه شما منتشر شد. سپاسگزاریم!',
    en: 'Your comment has been published. Thank you!',
  },
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
  CommentEmailInvalid: { fa: 'ایمیل معتبر نیست.', en: 'Please enter a valid email address.' },
  CommentTextRequired: { fa: 'لطفاً متن دیدگاه را بنویسید.', en: 'Please write your comment.' },
  CommentTextTooShort: {
    fa: 'دیدگاه شما باید حداقل {count} کاراکتر باشد.',
    en: 'Your comment needs at least {count} characters.',
  },
  CommentCaptchaRequired: { fa: 'لطفاً کد تصویر را وارد کنید.', en: 'Please enter the picture code.' },
  CommentCaptchaNumber: { fa: 'کد تصویر فقط عدد است.', en: 'The picture code has digits only.' },
  CommentsTitle: { fa: 'دیدگاه کاربران', en: 'Comments' },
  CommentsCount: { fa: '{count} دیدگاه', en: 'Comments: {count}' },
  CommentsEmptyHint: {
    fa: 'تجربهٔ شما به خریداران دیگر در انتخاب کمک می‌کند.',
    en: 'A few lines of yours help others to choose.',
  },
  CommentsEmpty: {
    fa: 'هنوز دیدگاهی ثبت نشده است. اولین نفر باشید!',
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
  CommentAnswerSend: { fa: 'ثبت پاسخ', en: 'Send answer' },
  CommentByBuyer: { fa: 'خریدار این کالا', en: 'Bought this' },
  CommentByStaff: { fa: 'فروشگاه', en: 'The shop' },
  CommentNoName: { fa: 'کاربر فروشگاه', en: 'A customer' },
  CommentYou: { fa: 'شما', en: 'You' },
  CommentEmailHint: { fa: 'ایمیل شما نمایش داده نمی‌شود.', en: 'Your email is not shown.' },
  CommentMore: { fa: 'دیدگاه‌های بیشتر', en: 'More comments' },
  CommentMoreAnswers: { fa: '{count} پاسخ دیگر', en: 'More answers: {count}' },
  CommentListFailed: {
    fa: 'دیدگاه‌ها بارگذاری نشد. دوباره تلاش کنید.',
    en: 'The comments did not come. Please try again.',
  },
  CommentNotSaved: {
    fa: 'دیدگاه شما ثبت نشد. کمی بعد دوباره تلاش کنید.',
    en: 'Your comment was not saved. Please try again in a moment.',
  },
  CommentTooMany: {
    fa: 'در یک ساعت گذشته دیدگاه‌های زیادی ثبت کرده‌اید. لطفاً بعداً دوباره تلاش کنید.',
    en: 'You have written many comments this hour. Please try again later.',
  },
  CommentMailSubject: { fa: 'به دیدگاه شما پاسخ داده شد', en: 'Your comment was answered' },
  CommentMailText: {
    fa: 'به دیدگاه شما دربارهٔ «{title}» پاسخ داده شد. پاسخ را در صفحهٔ کالا بخوانید. اگر شما دیدگاهی ثبت نکرده‌اید، این پیام را نادیده بگیرید.',
    en: 'Somebody has answered your comment on “{title}”. Read the answer on the product’s page. If you wrote no comment, ignore this message.',
  },
  CommentForMembers: { fa: 'فقط اعضا می‌توانند دیدگاه بنویسند.', en: 'Only members can write comments.' },
  CommentSignIn: { fa: 'ورود یا ثبت‌نام', en: 'Sign in or register' },
  CommentAnswerSubmitted: { fa: 'پاسخ شما ثبت شد.', en: 'Your answer has been received.' },
  CommentSmsText: {
    fa: 'فروشگاه به دیدگاه شما دربارهٔ «{title}» پاسخ داد. پاسخ را در صفحهٔ کالا بخوانید.',
    en: 'The shop has answered your comment on “{title}”. Read the answer on the product’s page.',
  },
} as const satisfies Texts
