/**
 * What the commonest passwords are made of: words, names and clubs in English, Finglish and Persian, and the shop's own
 * name, between blanks. Persian words are compared by their keys, so each also counts as it is typed on a Latin keyboard
 * (`sghl` is سلام).
 */
export const COMMON_WORDS = `
password passw0rd p@ssword p@ssw0rd pass passwd secret letmein welcome login signin access master admin administrator root
user username guest test tester testing temp default changeme qwerty qwertz azerty abcd abcdef iloveyou ilove love lovely
sunshine princess dragon monkey shadow football baseball soccer superman batman pokemon naruto freedom whatever trustno1
hello hello world google facebook instagram telegram whatsapp samsung iphone android internet computer windows microsoft
money killer angel michael jordan charlie daniel summer winter spring autumn
rasteh shop store bazaar bazar forushgah foroshgah market online digikala
iran irani iranian persia persian tehran tehrun mashhad esfahan isfahan shiraz tabriz ahvaz karaj qom rasht
salam salaam khoda khodaya khodaia khodayar yaali yaallah yahossein yahosein yazahra allah bismillah mohammad muhammad
mohamad ali alireza hossein hosein hosain hassan hasan reza mahdi mehdi amir amirali amirhossein zahra fatemeh fateme
maryam sara narges ahmad mahmoud hamid saeed milad arash sina nima parisa nazanin niloofar zeinab
doostat dooset doset dostet daram doostetdaram dostetdaram asheghetam eshgh eshghe eshgham azizam jan joon janam nafas
perspolis persepolis piroozi piruzi esteghlal estghlal teraktor sepahan
ramz ramze ramzam obur obour oboor vorud vorood karbar modir modiriat gozarvazhe
رمز عبور رمزعبور رمزورود گذرواژه پسورد کاربر مدیر فروشگاه راسته بازار سلام خدا خدایا یاعلی یاحسین یازهرا الله محمد علی
علیرضا حسین حسن رضا مهدی زهرا فاطمه مریم سارا ایران تهران مشهد اصفهان شیراز تبریز دوستت دارم عشق عشقم عزیزم جانم نفس
پرسپولیس استقلال پیروزی
`

/** The keys of a keyboard row by row, the letters and the digits: what lies side by side is typed without thinking. */
export const KEY_ROWS: readonly string[] = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'yxcvbnm',
]
