import type { NewsSource } from './source.ts'

/** The five latest news items. */
export const NEWS: readonly NewsSource[] = [
  {
    code: 'saffron-harvest-1405',
    scene: 'saffronField',
    title: ['زعفران نو از قائنات رسید', 'The new saffron has arrived from Qaenat'],
    summary: [
      'برداشت امسال ده روز زودتر شروع شد و اولین بسته‌های سرگل از امروز فروخته می‌شود.',
      'This year’s harvest began ten days early, and the first packs are on sale from today.',
    ],
    body: [
      [
        'پاییز خنک امسال گل‌های زعفران قائنات را زودتر از همیشه باز کرد. کشاورزان پیش از سپیده به کشتزار می‌روند تا گل پیش از آفتاب چیده شود و عطرش بماند.',
        'A cool autumn opened the crocuses of Qaenat earlier than usual. The growers are in the fields before dawn, so that the flowers are picked before the sun and keep their scent.',
      ],
      [
        'ما زعفران را از همان چهار خانواده‌ای می‌خریم که سال‌هاست می‌شناسیمشان. هر سری در آزمایشگاه سنجیده می‌شود و برگهٔ آن را در فروشگاه نگه می‌داریم.',
        'We buy from the same four families we have known for years. Each batch is tested, and we keep the certificate in the shop.',
      ],
      [
        'بسته‌های نیم‌مثقالی، یک‌مثقالی و دومثقالی از امروز در دستهٔ زعفران و ادویه آمادهٔ سفارش است.',
        'Packs of half, one and two mithqals can be ordered from today in saffron and spices.',
      ],
    ],
  },
  {
    code: 'yalda-1405',
    scene: 'yalda',
    title: ['بلندترین شب سال با آجیل و انار', 'The longest night, with nuts and pomegranates'],
    summary: [
      'سفارش‌های یلدا تا بیست‌وهشتم آذر پذیرفته می‌شود و ارسال تهران همان روز است.',
      'Yalda orders are taken until 19 December, with same-day delivery in Tehran.',
    ],
    body: [
      [
        'یلدا شب دورهم‌نشستن است؛ پسته و بادام تازه، دیوان حافظ، شمع و پارچهٔ ترمه را یک‌جا گرد آورده‌ایم تا سفره‌تان چیزی کم نداشته باشد.',
        'Yalda is for sitting together. We have gathered fresh nuts, the Divan of Hafez, candles and termeh cloth in one place, so that your table lacks nothing.',
      ],
      [
        'آجیل شب یلدا خام و بی‌نمک است و همان روز ارسال بسته‌بندی می‌شود. برای سفارش بیش از ده بسته با ما تماس بگیرید.',
        'The Yalda mix is raw and unsalted and is packed on the day it ships. For more than ten packs, please call us.',
      ],
    ],
  },
  {
    code: 'same-day-courier',
    scene: 'courier',
    title: ['پیک همان‌روز در تهران و کرج', 'Same-day courier in Tehran and Karaj'],
    summary: [
      'سفارشی که تا ساعت دوازده ثبت شود، همان روز تا شب به دست شما می‌رسد.',
      'An order placed by noon reaches you the same evening.',
    ],
    body: [
      [
        'از این هفته پیک‌های خودمان سفارش‌های تهران و کرج را می‌برند. پیش از رسیدن، پیامکی با نام پیک و ساعت تقریبی برایتان می‌آید.',
        'From this week our own couriers carry orders in Tehran and Karaj. Before they arrive you receive a message with the courier’s name and the time.',
      ],
      [
        'هزینهٔ پیک را در صفحهٔ پرداخت پیش از پرداخت می‌بینید و برای سبدهای بالاتر از حد رایگان، هزینه‌ای ندارد.',
        'You see the fee at checkout before you pay, and baskets above the free limit pay nothing.',
      ],
      [
        'شهرهای دیگر همچنان با پست پیشتاز و باربری ارسال می‌شود.',
        'Other cities are still served by express post and freight.',
      ],
    ],
  },
  {
    code: 'book-week-1405',
    scene: 'shelf',
    title: ['هفتهٔ کتاب در راسته', 'Book week at Rasteh'],
    summary: [
      'یک هفته ارسال رایگان کتاب و پیشنهادهای کتاب‌فروش ما برای هر سن.',
      'A week of free book delivery, and our bookseller’s choices for every age.',
    ],
    body: [
      [
        'به رسم هر سال، هفتهٔ کتاب را با ارسال رایگان همهٔ کتاب‌ها جشن می‌گیریم. کافی است سبدتان فقط کتاب داشته باشد.',
        'As every year we celebrate book week with free delivery of all books. Your basket need only hold books alone.',
      ],
      [
        'کتاب‌فروش ما برای کودکان خرگوشی که خوابش نمی‌برد، برای اهل سفر چهل شب در لوت و برای عصرهای آرام دیوان حافظ با خط نستعلیق را پیشنهاد می‌کند.',
        'Our bookseller suggests The Rabbit Who Could Not Sleep for children, Forty Nights in the Lut for travellers, and the Divan of Hafez for quiet evenings.',
      ],
    ],
  },
  {
    code: 'leather-workshop',
    scene: 'leather',
    title: ['دیداری از کارگاه سراج‌خانه', 'A visit to the Sarrajkhaneh workshop'],
    summary: [
      'چرم خام چگونه کیف می‌شود؛ گزارشی از کارگاهی در بازار تبریز.',
      'How raw leather becomes a bag: a report from a workshop in the Tabriz bazaar.',
    ],
    body: [
      [
        'استاد رحیم چهل سال است پشت همین میز چرم می‌برد. می‌گوید چرم خوب را با دست می‌شناسند، نه با چشم؛ باید تا شود و جای تا نماند.',
        'Master Rahim has cut leather at the same table for forty years. Good leather, he says, is known by hand and not by eye: it must fold and keep no crease.',
      ],
      [
        'هر کیف دو روز کار دارد. دوخت با دو سوزن و نخ موم‌خورده است تا اگر یک کوک پاره شد، کوک‌های دیگر باز نشود.',
        'Each bag takes two days. It is sewn with two needles and waxed thread, so that if one stitch breaks the others hold.',
      ],
      [
        'از این پس می‌توانید نام یا حرف اول نام خود را رایگان روی کیف‌های سراج‌خانه داغی کنید.',
        'From now on you may have your name or initial stamped on Sarrajkhaneh bags free of charge.',
      ],
    ],
  },
]
