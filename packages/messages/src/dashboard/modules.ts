/** The names of the modules that pages are made of. */
export const moduleLabels = {
  kinds: { richText: { singular: 'متن', plural: 'متن‌ها' } },
  fields: { title: 'عنوان ماژول', anchor: 'نشانهٔ بخش', content: 'متن' },
  hints: {
    anchor: 'برای پیوند منو یا گلوله‌های صفحه: حروف کوچک لاتین، مانند offers.',
    anchorRefused: 'تنها حروف کوچک لاتین، رقم و خط تیره؛ با حرف آغاز شود.',
  },
} as const
