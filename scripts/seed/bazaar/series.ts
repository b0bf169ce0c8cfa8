const SPOKEN = new Map(
  `Galaxy گلکسی,iPhone آیفون,Redmi ردمی,Note نوت,Pro پرو,Max مکس,Plus پلاس,Ultra اولترا,Poco پوکو,Nova نوا,Magic6 مجیک ۶,Moto موتو,
Edge اج,Tab تب,iPad آیپد,Air ایر,mini مینی,VivoBook ویووبوک,Vivobook ویووبوک,ZenBook زنبوک,IdeaPad آیدیاپد,ThinkPad تینک‌پد,
ThinkBook تینک‌بوک,Legion لیجن,Pavilion پاویلیون,Victus ویکتوس,Inspiron اینسپایرون,Vostro وسترو,Aspire اسپایر,Nitro نیترو,
Katana کاتانا,MacBook مک‌بوک,Surface سرفیس,PlayStation پلی‌استیشن,Xbox ایکس‌باکس,Slim اسلیم,Series سری,Watch واچ,Buds بادز,
AirPods ایرپاد,Flip6 فلیپ ۶,Fold6 فولد ۶,Lite لایت,Gaming گیمینگ,ROG راگ,MatePad میت‌پد,Pura پورا,Honor آنر,Realme ریلمی`
    .split(',')
    .map((row) => {
      const [latin = '', ...persian] = row.trim().split(' ')
      return [latin, persian.join(' ')]
    }),
)

/** A model's name as a Persian sentence says it: what people call it stays Latin only where nobody translates it. */
export const spokenSeries = (model: string): string =>
  model
    .split(' ')
    .map((word) => SPOKEN.get(word) ?? word)
    .join(' ')
