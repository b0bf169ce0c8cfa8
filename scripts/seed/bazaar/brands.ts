export type Brand = { readonly key: string; readonly fa: string; readonly en: string }

const WRITTEN = `
samsung|سامسونگ|Samsung, apple|اپل|Apple, xiaomi|شیائومی|Xiaomi, huawei|هوآوی|Huawei, honor|آنر|Honor, nokia|نوکیا|Nokia,
motorola|موتورولا|Motorola, realme|ریلمی|Realme, asus|ایسوس|Asus, lenovo|لنوو|Lenovo, hp|اچ‌پی|HP, dell|دل|Dell, acer|ایسر|Acer,
msi|ام‌اس‌آی|MSI, microsoft|مایکروسافت|Microsoft, sony|سونی|Sony, lg|ال‌جی|LG, philips|فیلیپس|Philips, panasonic|پاناسونیک|Panasonic,
bosch|بوش|Bosch, anker|انکر|Anker, baseus|بیسوس|Baseus, tsco|تسکو|TSCO, green|گرین لاین|Green Lion, nillkin|نیلکین|Nillkin,
spigen|اسپیگن|Spigen, jbl|جی‌بی‌ال|JBL, haylou|هایلو|Haylou, qcy|کیو‌سی‌وای|QCY, sandisk|سن‌دیسک|SanDisk, kingston|کینگستون|Kingston,
adata|ای‌دیتا|ADATA, western|وسترن دیجیتال|Western Digital, seagate|سیگیت|Seagate, logitech|لاجیتک|Logitech, redragon|ردراگون|Redragon,
canon|کانن|Canon, nikon|نیکون|Nikon, brother|برادر|Brother, tplink|تی‌پی‌لینک|TP-Link, dlink|دی‌لینک|D-Link, irancell|ایرانسل|Irancell,
snowa|اسنوا|Snowa, pakshoma|پاکشوما|Pakshoma, emersun|امرسان|Emersun, daewoo|دوو|Daewoo, gplus|جی‌پلاس|GPlus, xvision|ایکس‌ویژن|XVision,
himalia|هیمالیا|Himalia, depoint|دیپوینت|Depoint, absal|آبسال|Absal, parskhazar|پارس خزر|Pars Khazar, energy|انرژی|Energy,
tefal|تفال|Tefal, delonghi|دلونگی|Delonghi, kenwood|کنوود|Kenwood, braun|براون|Braun, moulinex|مولینکس|Moulinex, feller|فلر|Feller,
gosonic|گوسونیک|Gosonic, hardstone|هاردستون|Hardstone, mayer|مایر|Mayer, delmonti|دلمونتی|Delmonti,
nova|نوا|Nova, techno|تکنو|Techno, matheo|متئو|Matheo, tokyo|توکیو|Tokyo, ogeneral|اجنرال|OGeneral, gree|گری|Gree, midea|میدیا|Midea,
iranradiator|ایران رادیاتور|Iran Radiator, butane|بوتان|Butane, steelalborz|استیل البرز|Steel Alborz, karal|کرال|Karal,
zarsab|زرساب|Zarsab, unique|یونیک|Unique, nalino|نالینو|Nalino, korkmaz|کرکماز|Korkmaz,
zarin|چینی زرین|Zarin Iran, maghsoud|مقصود|Maghsoud, zwilling|زولینگ|Zwilling, victorinox|ویکتورینوکس|Victorinox,
mashad|فرش مشهد|Mashhad Carpet, kashan|فرش کاشان|Kashan Carpet, setareh|ستاره کویر|Setareh Kavir, savin|ساوین|Savin, zagros|زاگرس|Zagros,
laico|لایکو|Laico, barghelame|برق لامع|Bargh Lameh, royanet|رویا|Roya, nilper|نیلپر|Nilper, liyou|لیو|Liyo, rad|راد سیستم|Rad System,
burux|بروکس|Burux, pars|پارس شهاب|Pars Shahab, namanoor|نمانور|Namanoor, dimension|دایمنشن|Dimension, sienna|سیه‌نا|Sienna,
lc|ال‌سی وایکیکی|LC Waikiki, koton|کوتون|Koton, zara|زارا|Zara, jeanswest|جین‌وست|Jeanswest, hacoupian|هاکوپیان|Hacoupian,
zi|زی‌سا|Zisa, sark|سارک|Sark, novin|نوین چرم|Novin Charm, mashhadleather|چرم مشهد|Mashhad Leather, darsa|درسا|Dorsa,
nike|نایک|Nike, adidas|آدیداس|Adidas, puma|پوما|Puma, skechers|اسکچرز|Skechers, reebok|ریباک|Reebok, asics|اسیکس|Asics,
shima|شیما|Shima, melli|کفش ملی|Melli, bella|بلا|Bella, pama|پاما|Pama, casio|کاسیو|Casio, seiko|سیکو|Seiko, citizen|سیتیزن|Citizen,
romanson|رومانسون|Romanson, dior|دیور|Dior, chanel|شنل|Chanel, versace|ورساچه|Versace, rayeheh|رایحه|Rayeheh, jacsaf|ژک ساف|Jacsaf,
pantene|پنتن|Pantene, clear|کلیر|Clear, parjak|پرژک|Parjak, cinere|سینره|Cinere, lafarrerr|لافارر|Lafarrerr, myderm|مای درم|My Derm,
laroche|لاروش پوزای|La Roche-Posay, nivea|نیوآ|Nivea, loreal|لورآل|LOreal, maybelline|میبلین|Maybelline, mylady|مای لیدی|My Lady,
promax|پرومکس|Promax, oralb|اورال‌بی|Oral-B, crest|کرست|Crest, signal|سیگنال|Signal, misswake|میسویک|Misswake,
cheshmeh|نشر چشمه|Cheshmeh, ofogh|نشر افق|Ofoq, amirkabir|امیرکبیر|Amir Kabir, markaz|نشر مرکز|Markaz, sales|نشر ثالث|Sales,
negah|نشر نگاه|Negah, qoqnoos|ققنوس|Qoqnoos, nei|نشر نی|Ney, papco|پاپکو|Papco, faber|فابر کاستل|Faber-Castell, bic|بیک|BIC,
canco|کنکو|Canco, arya|آریا|Arya, uniball|یونی‌بال|Uni-ball, lego|لگو|LEGO, barbie|باربی|Barbie, danoma|دنوما|Danoma,
fekraneh|فکرانه|Fekraneh, brainybee|هوشبازی|Hooshbazi, mybaby|مای بیبی|My Baby, molfix|مولفیکس|Molfix, merries|مریز|Merries,
delijan|دلیجان|Delijan, chicco|چیکو|Chicco, avent|اونت|Avent, babyland|بیبی‌لند|Babyland, ronix|رونیکس|Ronix, makita|ماکیتا|Makita,
dewalt|دیوالت|DeWalt, tosan|توسن|Tosan, stanley|استنلی|Stanley, nec|ان‌ای‌سی|NEC, alumex|آلومکس|Alumex, flexitech|فلکسی تک|Flexitech,
sunny|سانی|Sunny, overlord|اورلورد|Overlord, giant|جاینت|Giant, viva|ویوا|Viva, pekynew|پکی‌نیو|Pekynew, mikasa|میکاسا|Mikasa,
golestan|گلستان|Golestan, ahmad|احمد|Ahmad, hashemi|هاشمی|Hashemi, mohsen|محسن|Mohsen, ladan|لادن|Ladan, oila|اویلا|Oila,
famila|فامیلا|Famila, tavazo|تواضع|Tavazo, khoshkpak|خشکپاک|Khoshkpak, farmand|فرمند|Farmand, shirinasal|شیرین عسل|Shirin Asal,
nestle|نستله|Nestle, saharkhiz|سحرخیز|Saharkhiz, bahraman|بهرامن|Bahraman, shilton|شیلتون|Shilton, tohfeh|تحفه|Tohfeh,
barez|بارز|Barez, kavir|کویر تایر|Kavir Tire, michelin|میشلن|Michelin, hankook|هانکوک|Hankook, behran|بهران|Behran,
irano|ایرانول|Iranol, castrol|کاسترول|Castrol, saba|صبا باتری|Saba Battery, sepahan|سپاهان باتری|Sepahan Battery, bhin|بهین|Behin,
royal|رویال کنین|Royal Canin, reflex|رفلکس|Reflex, marshall|مارشال|Marshall, beurer|بیورر|Beurer, omron|امرن|Omron
`

/** Every brand of the bazaar by its key. */
export const BRANDS: ReadonlyMap<string, Brand> = new Map(
  WRITTEN.split(',').map((row) => {
    const [key = '', fa = '', en = ''] = row.trim().split('|')
    return [key, { key, fa, en }]
  }),
)

export function brandOf(key: string): Brand {
  const brand = BRANDS.get(key)
  if (!brand) throw new Error(`There is no brand ${key}.`)
  return brand
}
