import type { NewsSource } from './source.ts'

/** The five earlier news items. */
export const MORE_NEWS: readonly NewsSource[] = [
  {
    code: 'back-to-school-1405',
    scene: 'school',
    title: ['مهر آمد؛ فهرست خرید مدرسه', 'School is here: a shopping list'],
    summary: [
      'دفتر، مدادرنگی، کوله و چراغ مطالعه‌ای که تا خرداد می‌ماند.',
      'Exercise books, pencils, backpacks and a desk lamp that lasts till June.',
    ],
    body: [
      [
        'فهرست کوتاهی از چیزهایی که هر دانش‌آموز لازم دارد فراهم کرده‌ایم. دفترهای شصت‌برگ بسته‌ای پنج‌تایی فروخته می‌شود و مدادرنگی‌ها مغز نرم دارد.',
        'We have made a short list of what every pupil needs. Sixty-leaf exercise books come in fives, and the coloured pencils have soft leads.',
      ],
      [
        'مدرسه‌ها و مهدها برای خرید به تعداد بالا با ما تماس بگیرند تا قیمت ویژه بدهیم.',
        'Schools and nurseries may call us for a special price on quantity.',
      ],
    ],
  },
  {
    code: 'buy-in-parts',
    scene: 'phones',
    title: ['خرید قسطی گوشی و لپ‌تاپ', 'Phones and laptops in instalments'],
    summary: [
      'پیش‌پرداخت را آنلاین بپردازید و بقیه را در چند ماه.',
      'Pay the first part online and the rest over some months.',
    ],
    body: [
      [
        'برای کالاهای دیجیتال بالاتر از مبلغی که در صفحهٔ پرداخت می‌بینید، خرید قسطی فعال شده است. اقساط و تاریخ هر کدام را پیش از پرداخت می‌بینید.',
        'Instalments are now open for digital goods above the amount shown at checkout. You see each part and its date before you pay.',
      ],
      [
        'درخواست‌ها در ساعت کاری بررسی می‌شود و نتیجه با پیامک می‌آید. هیچ کارمزد پنهانی وجود ندارد.',
        'Requests are looked at in working hours, and the answer comes by message. There are no hidden fees.',
      ],
    ],
  },
  {
    code: 'easier-returns',
    scene: 'parcel',
    title: ['مرجوع کردن کالا آسان‌تر شد', 'Returning things has become easier'],
    summary: [
      'درخواست را از صفحهٔ سفارش ثبت کنید؛ پیک کالا را از در خانه می‌گیرد.',
      'Ask from your order page, and the courier fetches the goods from your door.',
    ],
    body: [
      [
        'از امروز برای پس‌دادن کالا لازم نیست تماس بگیرید. در صفحهٔ سفارش، کالا و دلیل را انتخاب کنید و یک بازهٔ زمانی بدهید.',
        'From today you need not call to return something. On the order page choose the item and the reason and give a time.',
      ],
      [
        'پس از رسیدن و بررسی کالا، پول شما حداکثر در سه روز کاری به همان کارت برمی‌گردد.',
        'Once the goods arrive and are checked, your money returns to the same card within three working days.',
      ],
    ],
  },
  {
    code: 'rug-weavers',
    scene: 'loom',
    title: ['صد بافنده، یک راسته', 'A hundred weavers, one row'],
    summary: [
      'تعاونی بافندگان ایل‌بانو با گبه و گلیم‌هایش به راسته آمد.',
      'The Ilbanu weavers’ cooperative joins Rasteh with its gabbehs and kilims.',
    ],
    body: [
      [
        'ایل‌بانو تعاونی صد زن بافنده از فارس، لرستان و کردستان است. پشم را خودشان می‌ریسند و با روناس و پوست گردو رنگ می‌کنند.',
        'Ilbanu is a cooperative of a hundred women weavers from Fars, Lorestan and Kurdistan. They spin the wool themselves and dye it with madder and walnut husk.',
      ],
      [
        'هر تخته شناسنامه دارد و سهم بافنده از قیمت روی آن نوشته شده است. عکس‌ها در نور روز گرفته شده تا رنگ همان باشد که می‌بینید.',
        'Every rug has its certificate, on which the weaver’s share of the price is written. The pictures are taken in daylight, so the colour is what you see.',
      ],
    ],
  },
  {
    code: 'spring-tea-1405',
    scene: 'teaHills',
    title: ['چای بهاره از باغ تا استکان', 'Spring tea from garden to glass'],
    summary: [
      'گزارشی کوتاه از اولین چین لاهیجان و آنچه به دست شما می‌رسد.',
      'A short report from the first Lahijan picking and what reaches you.',
    ],
    body: [
      [
        'اولین چین، دو برگ و یک غنچه است و فقط با دست چیده می‌شود. برگ همان شب در کارخانهٔ کوچک روستا مالش می‌خورد و خشک می‌شود.',
        'The first picking is two leaves and a bud, taken by hand alone. The same night the leaf is rolled and dried in the village’s small factory.',
      ],
      [
        'چای بهاره رنگ روشن‌تری دارد و عطرش پس از ده دقیقه دم‌کشیدن روی بخار باز می‌شود. نه رنگ دارد و نه اسانس.',
        'Spring tea is lighter in colour, and its scent opens after ten minutes over steam. It holds neither colouring nor essence.',
      ],
      [
        'بسته‌های ۲۵۰، ۵۰۰ و ۱۰۰۰ گرمی از این هفته در فروشگاه است.',
        'Packs of 250, 500 and 1000 grams are in the shop from this week.',
      ],
    ],
  },
]
