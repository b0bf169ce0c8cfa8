/** Words of shops and how people write them in Latin letters, written by hand. */
export const FINGLISH_WORDS: readonly (readonly [persian: string, latin: string])[] = `
گوشی gushi gooshi goshi gooshy
موبایل mobile mobail mobayl
کیف kif keef
کفش kafsh
کتاب ketab
ساعت saat
عینک eynak einak
لباس lebas
پیراهن pirahan
شلوار shalvar shalwar
مردانه mardane mardaneh
زنانه zanane zananeh
بچگانه bachegane bachgane
دخترانه dokhtarane
پسرانه pesarane
یخچال yakhchal
تلویزیون televizion
لپتاپ laptop laptap
هدفون headphone hedfon
شارژر sharjer
کابل kabel kable
قاب ghab qab
گلس gelas
کاور kaver cover
جاروبرقی jarubarghi jaroobarghi
اتو otu otoo oto
کتری ketri
چای chay chai
قهوه ghahve qahve ghahveh
قهوهساز ghahvesaz
عسل asal
زعفران zaferan zafaran
پسته peste pesteh
بادام badam
گردو gerdu gerdo
خرما khorma
برنج berenj
روغن roghan
شکلات shokolat
فرش farsh
پرده parde pardeh
مبل mobl
میز miz
صندلی sandali
تخت takht
پتو patu patoo
بالش balesh
حوله hole holeh
ملحفه malhafe
قابلمه ghablame
ماهیتابه mahitabe
بشقاب boshghab
لیوان livan
فنجان fenjan
قاشق ghashogh
چنگال changal
کارد kard
چاقو chaghu chaghoo
سرویس servis service
آرایشی arayeshi
رژلب rojelab
ریمل rimel
کرم kerem krem
شامپو shampo shampoo
عطر atr
ادکلن odkolon
صابون sabun saboon
مسواک mesvak
خمیردندان khamirdandan
ضدآفتاب zedaftab zeddaftab
دوچرخه docharkhe
کوله kule koole
چمدان chamedan
چادر chador
اسباببازی asbabbazi asbab bazi
عروسک arusak aroosak
ماشین mashin
لاستیک lastik
باتری batri
دریل deril dril
پیچگوشتی pichgushti
آچار achar
چسب chasb
رنگ rang
مداد medad
دفتر daftar
خودکار khodkar
پاککن pakkon pakon
گیتار gitar
سهتار setar
رمان roman
شعر sher
حافظ hafez
تابلو tablo
گلدان goldan
شمع sham
آینه ayne ayneh
لامپ lamp
لوستر luster
چراغ cheragh
بخاری bokhari
پنکه panke
کولر kuler
یخساز yakhsaz
مخلوطکن makhlutkon
چرخگوشت charkhgusht
آبمیوهگیری abmivegiri
پلوپز polopaz
سرخکن sorkhkon
توستر toster
سشوار seshvar
ریشتراش rishtarash
دوربین durbin doorbin
لنز lenz
فلش felash
هارد hard
کیبورد keyboard kibord
موس mos mus
مانیتور monitor manitor
پرینتر printer
اسپیکر speaker espiker
بلوتوث bluetooth blutus
ساعتمچی saatmochi
دستبند dastband
گردنبند gardanband
انگشتر angoshtar
گوشواره gushvare gooshvareh
نقره noghre
طلا tala
چرم charm
پاشنه pashne
صندل sandal
دمپایی dampayi dampaei
جوراب jurab joorab
کلاه kolah
شال shal
روسری rusari roosari
مانتو manto
کاپشن kapshan
پالتو palto
تیشرت tishert
هودی hudi hoodi
ورزشی varzeshi
توپ tup toop
خیمه kheyme
کمپوت kompot
نبات nabat
سامسونگ samsung
شیائومی xiaomi shiaomi
هواوی huawei havavi
اپل apel
سونی sony soni
بوش bosh
فیلیپس filips
نوکیا nokia
آدیداس adidas
نایک nike naik
پاوربانک powerbank paverbank pavarbank
هندزفری handsfree hanzfri handzferi
تبلت tablet
ایفون iphone ayfon
گلکسی galaxy galaksi
مقنعه maghnae
ژاکت zhaket jaket
ژل jel zhel
لوازم lavazem
خانگی khanegi khanegy
آشپزخانه ashpazkhane
حبوبات hobubat
ظرف zarf
غذا ghaza
قاشقچنگال ghashoghchangal
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [persian = '', ...latin] = line.split(' ')
    return latin.map((word) => [persian, word] as const)
  })
