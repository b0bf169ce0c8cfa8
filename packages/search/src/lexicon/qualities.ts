/** What goods are like, for whom and for when, written by hand for this project; see read-lexicon.ts. */
export const QUALITIES = `
گیمینگ، مخصوص بازی، گیم، gaming
بی سیم، بدون سیم، وایرلس، بلوتوثی، بلوتوث، wireless، bluetooth
حذف نویز، نویز کنسلینگ، نویزگیر، noise cancelling
دستباف، دست باف، دستبافت، دست بافت، دستبافته
ماشینی، کارخانه ای
چوب، چوبی، wooden
مس، مسی، copper
چدن، چدنی، cast iron
گرانیت، گرانیتی
برنجی، برنج فلز
غنچه گل محمدی، گل محمدی، گل سرخ، غنچه گل سرخ
رویال ژلی، ژل رویال، رویال‌ژلی
بهارنارنج، بهار نارنج، عرق بهارنارنج
پایتون، python
انگلیسی، زبان انگلیسی، مکالمه انگلیسی، english
چرم، چرمی، leather
پنبه، پنبه ای، نخی، cotton
پشم، پشمی، wool
ابریشم، ابریشمی، silk
زنانه، خانم، خانوم، خانمها، بانوان، خانمانه، دخترانه، زنونه، women، womens، ladies
مردانه، آقا، آقایان، آقایون، پسرانه، مردونه، men، mens
بچگانه، کودک، کودکان، بچه، بچه گانه، نوزاد، خردسال، kids، children، child، baby
دانش آموزی، دانش آموز، مدرسه، محصل، student، school
هدیه، کادو، کادویی، سوغات، سوغاتی، پیشکش، gift، present > جعبه هدیه، بسته هدیه
یلدا، شب یلدا، شب چله، چله، yalda
نوروز، عید نوروز، هفت سین، عیدی، nowruz
مشکی، سیاه، black
سفید، white
قرمز، سرخ، red
آبی، blue
سبز، green
زرد، yellow
صورتی، pink
بنفش، purple
نارنجی، orange
خاکستری، طوسی، نوک مدادی، gray، grey
قهوه ای، brown
کرم رنگ، بژ، کرمی، cream، beige
سرمه ای، navy
فیروزه ای، turquoise
زرشکی، maroon، عنابی
طلایی، golden، gold
نقره ای، silver
`
