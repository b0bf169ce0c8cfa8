import type { ArticleSource } from './source.ts'

/** The corporate pages; the code of each is its address. */
export const PAGES: readonly ArticleSource[] = [
  {
    code: 'about-us',
    title: ['دربارهٔ راسته', 'About Rasteh'],
    summary: [
      'راسته بازارچه‌ای است برای چیزهای خوب ایرانی و چیزهایی که هر روز لازم داریم.',
      'Rasteh is a small bazaar of good Persian things and of what we need every day.',
    ],
    body: [
      [
        'راسته نام ردیف دکان‌های یک پیشه در بازار است؛ راستهٔ مسگرها، راستهٔ کتاب‌فروش‌ها. ما هم خواستیم کنار هر کالا، سازنده‌اش پیدا باشد.',
        'A rasteh is a row of shops of one craft in the bazaar: the coppersmiths’ row, the booksellers’ row. We too wanted the maker to be seen beside the goods.',
      ],
      [
        'کارمان را با چهار کارگاه سفال و دو باغ چای شروع کردیم و امروز با بیش از شصت سازنده و برند همکاریم. هر کالا را پیش از فروش خودمان امتحان کرده‌ایم.',
        'We began with four potteries and two tea gardens and now work with more than sixty makers. We try every product ourselves before we put it on the shelf.',
      ],
      [
        'قیمت‌ها همان است که می‌بینید؛ مالیات و هزینهٔ ارسال پیش از پرداخت مشخص است و هزینهٔ پنهانی وجود ندارد.',
        'Prices are as you see them: tax and delivery are plain before you pay, and nothing is hidden.',
      ],
    ],
  },
  {
    code: 'contact-us',
    title: ['تماس با ما', 'Contact us'],
    summary: [
      'هر روز از نه صبح تا نه شب پاسخ‌گوی شما هستیم.',
      'We answer every day from nine in the morning to nine at night.',
    ],
    body: [
      [
        'اگر خط‌ها شلوغ بود، شماره بگذارید تا ما زنگ بزنیم. برای دیدن فرش‌ها، پیش از آمدن به فروشگاه وقت بگیرید.',
        'If the lines are busy, leave your number and we will call. To see rugs in the shop, please make an appointment first.',
      ],
      [
        'پیشنهاد و گلایهٔ خود را از صفحهٔ بازخورد هم می‌توانید بفرستید. اگر ایمیل یا موبایل بنویسید، پاسخ را برایتان می‌فرستیم.',
        'You may also send praise and complaints from the feedback page. Leave your e-mail or mobile and we will answer you.',
      ],
    ],
  },
  {
    code: 'shipping',
    title: ['روش‌های ارسال', 'Shipping'],
    summary: [
      'پیک همان‌روز، پست پیشتاز و باربری؛ هزینه پیش از پرداخت مشخص است.',
      'Same-day courier, express post and freight, with the fee shown before you pay.',
    ],
    body: [
      [
        'تهران و کرج: سفارش تا ساعت دوازده، همان روز با پیک. پس از آن، فردا. گیرنده باید کد پیامکی را به پیک بگوید.',
        'Tehran and Karaj: orders by noon arrive the same day by courier, later ones tomorrow. The receiver tells the courier the code sent by message.',
      ],
      [
        'شهرهای دیگر: پست پیشتاز، دو تا چهار روز کاری. کد رهگیری پست پس از تحویل بسته برایتان پیامک می‌شود.',
        'Other cities: express post, two to four working days. The tracking code is sent to you once the parcel is handed over.',
      ],
      [
        'فرش، گلدان بزرگ و کالاهای سنگین با باربری و بیمهٔ کامل می‌رود و کرایهٔ آن در مقصد پرداخت می‌شود.',
        'Rugs, large pots and heavy goods travel by freight, fully insured, and the carriage is paid on arrival.',
      ],
      [
        'دوره‌ها و کتاب‌های دانلودی هزینهٔ ارسال ندارد و بلافاصله پس از پرداخت در صفحهٔ سفارش در دسترس است.',
        'Courses and downloads have no delivery fee and are on the order page right after payment.',
      ],
    ],
  },
  {
    code: 'returns',
    title: ['مرجوع کردن و تعویض کالا', 'Returns and exchanges'],
    summary: ['هفت روز وقت دارید؛ برای فرش ده روز.', 'You have seven days, and ten for rugs.'],
    body: [
      [
        'اگر کالا را نپسندیدید، تا هفت روز پس از تحویل، سالم و با بسته‌بندی، پس می‌گیریم. فرش را تا ده روز می‌توانید در خانه پهن کنید و تصمیم بگیرید.',
        'If you do not like something, we take it back within seven days, sound and in its packing. A rug may lie in your home for ten days while you decide.',
      ],
      [
        'خوراکی بازشده، لباس زیر، عطر بازشده و فایل دانلودشده را نمی‌توان پس داد، مگر اینکه ایراد داشته باشد.',
        'Opened food, underwear, opened perfume and downloaded files cannot be returned unless they are faulty.',
      ],
      [
        'درخواست را از صفحهٔ سفارش ثبت کنید. اگر ایراد از ما باشد، هزینهٔ برگشت با ماست و پول حداکثر در سه روز کاری به همان کارت برمی‌گردد.',
        'Ask from the order page. If the fault is ours we pay the carriage, and the money returns to the same card within three working days.',
      ],
    ],
  },
  {
    code: 'rules',
    title: ['قوانین و مقررات', 'Terms and conditions'],
    summary: [
      'توافق ما و شما هنگام ثبت سفارش، کوتاه و روشن.',
      'What we and you agree to with an order, short and plain.',
    ],
    body: [
      [
        'سفارش با پرداخت، یا در پرداخت کارت به کارت و اقساط با تأیید فروشگاه، قطعی می‌شود. قیمت و تخفیف همان است که هنگام ثبت دیده‌اید و پس از آن تغییر نمی‌کند.',
        'An order is accepted once it is paid, or once we confirm a card transfer or an instalment plan. Price and discount are those you saw when placing it, and do not change afterwards.',
      ],
      [
        'کالا تا پایان مهلت پرداخت برای شما رزرو می‌شود. اگر مبلغی از کارت شما کم شود و کالا موجود نباشد، تمام آن به همان کارت برمی‌گردد.',
        'Goods are held for you until the time to pay is over. If money leaves your card and the goods are gone, all of it returns to the same card.',
      ],
      [
        'تا هفت روز می‌توانید کالا را مرجوع کنید؛ شرایط در صفحهٔ مرجوعی آمده است. از نشانی و شمارهٔ شما فقط برای ارسال سفارش و اطلاع‌رسانی آن استفاده می‌شود.',
        'You may return goods within seven days, on the terms of the returns page. Your address and number serve only to bring the order and to tell you of it.',
      ],
    ],
  },
  {
    code: 'buying-guide',
    title: ['راهنمای خرید', 'Buying guide'],
    summary: [
      'از پیدا کردن کالا تا پرداخت، در پنج مرحله.',
      'From finding a thing to paying for it, in five steps.',
    ],
    body: [
      [
        'مرحلهٔ اول: نام کالا را در جست‌وجو بنویسید یا از فهرست دسته‌ها بروید. فارسی، انگلیسی و حتی با صفحه‌کلید اشتباه هم پیدا می‌شود.',
        'First: type a name in the search box or go through the categories. Persian, English and even the wrong keyboard will find it.',
      ],
      [
        'مرحلهٔ دوم: رنگ، سایز یا وزن را انتخاب کنید. اگر کالایی حداقل سفارش دارد، کنار تعداد نوشته شده است.',
        'Second: choose colour, size or weight. If a thing has a minimum or a step, it stands beside the quantity.',
      ],
      [
        'مرحلهٔ سوم: کالا را به سبد اضافه کنید. سبد شما ذخیره می‌شود، حتی اگر فردا با گوشی دیگری وارد شوید.',
        'Third: put it in the basket. Your basket is kept, even if you sign in tomorrow on another phone.',
      ],
      [
        'مرحلهٔ چهارم: شمارهٔ موبایل و کد پیامکی را وارد کنید؛ رمز عبور لازم نیست. سپس نشانی و روش ارسال را انتخاب کنید.',
        'Fourth: enter your mobile number and the code we send; no password is needed. Choose the address and the delivery.',
      ],
      [
        'مرحلهٔ پنجم: پرداخت اینترنتی، کارت‌به‌کارت، در محل یا قسطی. کد تخفیف را پیش از پرداخت وارد کنید.',
        'Fifth: pay online, by card transfer, on delivery or in instalments. Enter a discount code before you pay.',
      ],
    ],
  },
]
