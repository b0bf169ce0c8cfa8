/** Brands in both scripts, and what they mostly mean to a shop that does not have them; see ../read-lexicon.ts. */
export const BRANDS = `
گلکسی، گالکسی، galaxy ~ گوشی
سامسونگ، سامسونک، samsung ~ گوشی
شیائومی، شیامی، شیاومی می، شائومی، xiaomi ~ گوشی
ردمی، redmi ~ گوشی
پوکو، poco ~ گوشی
هواوی، هووای، huawei ~ گوشی
آنر، honor ~ گوشی
اپل، apple ~ گوشی
نوکیا، nokia ~ گوشی
موتورولا، motorola ~ گوشی
ریلمی، realme ~ گوشی
وان پلاس، oneplus ~ گوشی
گوگل پیکسل، google pixel ~ گوشی
ناتینگ فون، nothing phone ~ گوشی
اچ تی سی، htc ~ گوشی
تکنو، tecno ~ گوشی
اینفینیکس، infinix ~ گوشی
جی پلاس، جیپلاس، gplus ~ لوازم برقی
داریا، daria ~ گوشی
بلک بری، blackberry ~ گوشی
سونی، sony ~ هدفون
جی بی ال، jbl ~ اسپیکر
بوز، bose ~ هدفون
بیتس، beats ~ هدفون
سنهایزر، sennheiser ~ هدفون
انکر، anker ~ پاور بانک
باسئوس، بیسوس، baseus ~ پاور بانک
کیو سی وای، qcy ~ ایرباد
هایلو، haylou ~ ایرباد
امازفیت، amazfit ~ ساعت هوشمند
گارمین، garmin ~ ساعت هوشمند
فیت بیت، fitbit ~ مچ بند سلامت
تسکو، تی اس سی او، tsco ~ لوازم جانبی کامپیوتر
لاجیتک، logitech ~ لوازم جانبی کامپیوتر
ریزر، razer ~ لوازم جانبی کامپیوتر
ای فورتک، a4tech ~ لوازم جانبی کامپیوتر
رپو، rapoo ~ لوازم جانبی کامپیوتر
بیاند، beyond ~ لوازم جانبی کامپیوتر
سن دیسک، سندیسک، sandisk ~ فلش مموری
کینگستون، kingston ~ حافظه اس اس دی
ای دیتا، adata ~ هارد
وسترن دیجیتال، وسترن، western digital ~ هارد
سیگیت، seagate ~ هارد
اینتل، intel ~ پردازنده
ای ام دی، amd ~ پردازنده
انویدیا، nvidia ~ کارت گرافیک
گیگابایت برند، gigabyte ~ مادربرد
ایسوس، asus ~ لپ تاپ
لنوو، لنوا، lenovo ~ لپ تاپ
تینک پد، thinkpad ~ لپ تاپ
اچ پی، hp ~ لپ تاپ
دل، dell ~ لپ تاپ
ایسر، acer ~ لپ تاپ
ام اس آی، msi ~ لپ تاپ
سرفیس، surface، مایکروسافت، microsoft ~ لپ تاپ
توشیبا، toshiba ~ لپ تاپ
تی پی لینک، tp link ~ مودم
دی لینک، d link ~ مودم
زایکسل، zyxel ~ مودم
کانن، کنون، canon ~ دوربین عکاسی
نیکون، nikon ~ دوربین عکاسی
فوجی فیلم، fujifilm ~ دوربین عکاسی
دی جی آی، dji ~ پهپاد
اپسون، epson ~ پرینتر
برادر پرینتر، brother ~ پرینتر
ال جی، الجی، lg ~ تلویزیون
تی سی ال، tcl ~ تلویزیون
هایسنس، hisense ~ تلویزیون
ایکس ویژن، xvision ~ تلویزیون
دوو، daewoo ~ لوازم برقی
اسنوا، snowa ~ لوازم برقی
امرسان، emersun ~ یخچال
هیمالیا، himalia ~ یخچال
پاکشوما، pakshoma ~ ماشین لباسشویی
آبسال، absal ~ ماشین لباسشویی
بوش، bosch ~ لوازم برقی
زیمنس، siemens ~ لوازم برقی
فیلیپس، philips ~ لوازم برقی
تفال، tefal ~ لوازم برقی
مولینکس، moulinex ~ لوازم برقی
کنوود، kenwood ~ لوازم برقی
براون، braun ~ لوازم برقی
دلونگی، delonghi ~ قهوه ساز
پاناسونیک، panasonic ~ لوازم برقی
پارس خزر، پارسخزر، pars khazar ~ پلوپز
بلک اند دکر، black decker ~ لوازم برقی
فلر، feller ~ لوازم برقی
مایدیا، midea ~ کولر
گری، gree ~ کولر
بوتان، butane ~ پکیج
ایران رادیاتور، ایرانرادیاتور ~ پکیج
دایسون، dyson ~ جاروبرقی
کارچر، karcher ~ جاروبرقی
زرین آیرون، zarrin ~ قابلمه
زرین، ظروف زرین، چینی زرین ~ سرویس غذاخوری
کرکماز، korkmaz ~ سرویس قابلمه
ماکیتا، makita ~ ابزار برقی
دیوالت، dewalt ~ ابزار برقی
رونیکس، ronix ~ ابزار
توسن، tosan ~ ابزار برقی
اینکو، ingco ~ ابزار
آدیداس، adidas ~ پوشاک
نایک، نایکی، nike ~ پوشاک
پوما، puma ~ پوشاک
اسکیچرز، skechers ~ کفش
ریباک، reebok ~ کفش
نیو بالانس، new balance ~ کفش
آندر آرمور، under armour ~ لباس ورزشی
زارا، zara ~ پوشاک
اچ اند ام، hm ~ پوشاک
ال سی وایکیکی، ال سی من، lc waikiki ~ پوشاک
گوچی، gucci ~ کیف
لویی ویتون، louis vuitton ~ کیف
درسا، dorsa ~ کیف چرم
نوین چرم، novin charm ~ کیف چرم
مارال چرم، maral ~ کیف چرم
کاسیو، casio ~ ساعت مچی
رولکس، rolex ~ ساعت مچی
سیکو، seiko ~ ساعت مچی
سیتیزن، citizen ~ ساعت مچی
تیسوت، tissot ~ ساعت مچی
امگا ساعت، omega ~ ساعت مچی
ریبن، ری بن، ray ban ~ عینک آفتابی
دیور، dior ~ عطر
شنل عطر، chanel ~ عطر
ورساچه، versace ~ عطر
لالیک، lalique ~ عطر
آرماف، armaf ~ عطر
رصاصی، rasasi ~ عطر
بلو د شنل، bleu de chanel ~ عطر
ساواج، سواج، sauvage ~ عطر
اونتوس، اونتوس کرید، aventus، creed ~ عطر
نیوآ، nivea ~ کرم
لورآل، loreal ~ لوازم آرایشی
میبلین، maybelline ~ لوازم آرایشی
مک آرایشی، mac cosmetics ~ لوازم آرایشی
اسنس، essence ~ لوازم آرایشی
فلورمار، flormar ~ لوازم آرایشی
گلدن رز، golden rose ~ لوازم آرایشی
سینره، cinere ~ مراقبت پوست
سریتا، cerita ~ مراقبت پوست
بایودرما، bioderma ~ مراقبت پوست
لاروش پوزای، la roche posay ~ مراقبت پوست
سراوی، cerave ~ مراقبت پوست
اوردینری، the ordinary ~ سرم پوست
اورال بی، oral b ~ مسواک
سنسوداین، sensodyne ~ خمیر دندان
کلگیت، colgate ~ خمیر دندان
پنتن، pantene ~ شامپو
کلییر، clear شامپو ~ شامپو
ژیلت برند، gillette ~ ژیلت
پریل، pril ~ مایع ظرفشویی
گلرنگ، golrang ~ شوینده
اکتیو شوینده، active ~ شوینده
سافتلن، softlan ~ شوینده
بیک، bic ~ خودکار
فابر کاستل، فابرکاستل، faber castell ~ مدادرنگی
استدلر، staedtler ~ مداد
پارکر، parker ~ خودنویس
لامی، lamy ~ خودنویس
کنکو، canco ~ خودکار
یاماها، yamaha ~ ساز
کازیو ارگ ~ ارگ
فندر، fender ~ گیتار
هیوندای، hyundai ~ خودرو
کیا، kia ~ خودرو
تویوتا، toyota ~ خودرو
بنز، مرسدس، mercedes ~ خودرو
بی ام و، bmw ~ خودرو
ایران خودرو، ikco ~ خودرو
میشلن، michelin ~ لاستیک
بارز، barez ~ لاستیک
بهران، behran ~ روغن موتور
کاسترول، castrol ~ روغن موتور
رویال کنین، royal canin ~ غذای گربه
رفلکس غذا، reflex ~ غذای گربه
چیکو، chicco ~ سیسمونی
اونت، فیلیپس اونت، avent ~ شیشه شیر
گلستان چای، چای گلستان، golestan ~ چای
لیپتون، lipton ~ چای
لاواتزا، lavazza ~ قهوه
مولتی کافه، multicafe ~ قهوه
میهن، mihan ~ لبنیات
کاله، kaleh ~ لبنیات
پگاه، pegah ~ لبنیات
لگو اصل، lego original ~ لگو
ایکیا، ikea ~ مبلمان
`
