/** What a person says for a whole shelf. */
export const HEAD = `
گوشی موبایل | mobile
گوشی | mobile
موبایل | mobile
تبلت | tablet
لپ تاپ | laptop
لپتاپ | laptop
یخچال | fridge
یخچال فریزر | fridge
ماشین لباسشویی | washing-machine
لباسشویی | washing-machine
ماشین ظرفشویی | dishwasher
جاروبرقی | vacuum
تلویزیون | tv
مایکروویو | microwave
اجاق گاز | stove
کولر گازی | air-conditioner
کولر آبی | water-cooler
پنکه | fan
اتو بخار | iron
چای ساز | tea-maker
کتری برقی | kettle
مخلوط کن | blender
چرخ گوشت | meat-grinder
پلوپز | rice-cooker
سرخ کن بدون روغن | air-fryer
سرویس قابلمه | pot-set
فرش ماشینی | carpet
صندلی اداری | office-chair
صندل | sandals
میز تحریر | desk
ساعت دیواری | wall-clock
ساعت مچی | wrist-watch
ساعت هوشمند | smartwatch
کوله پشتی | backpack
مانتو | manto
روسری | scarf
پیراهن مردانه | shirt-men
شلوار جین | jeans
جوراب | socks
کاپشن | jacket
کیف پول | wallet
عطر و ادکلن | perfume
شامپو | shampoo
کرم ضد آفتاب | sunscreen
سشوار | hair-dryer
ماشین اصلاح | shaver
خمیر دندان | toothpaste
مسواک | toothbrush
کتاب | book
مداد رنگی | colour-pencils
پازل | puzzle
عروسک | doll
پوشک | diaper
کالسکه | stroller
دریل | drill
تردمیل | treadmill
دوچرخه | bicycle
چادر مسافرتی | tent
برنج | rice
چای | tea
عسل | honey
زعفران | saffron
شکلات | chocolate
روغن موتور | engine-oil
لاستیک خودرو | tyre
باتری خودرو | car-battery
فلش مموری | flash
پاوربانک | powerbank
هارد اکسترنال | external-drive
پرینتر | printer
مانیتور | monitor
قاب گوشی | phone-case
محافظ صفحه نمایش | screen-protector
`
