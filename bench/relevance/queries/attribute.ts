/** A thing with a measure and its unit, written in the ways people write them. */
export const ATTRIBUTE = `
گوشی ۲۵۶ گیگابایت | mobile; storage=256
گوشی سامسونگ 256 گیگ | mobile; brand=samsung; storage=256
گوشی شیائومی 128GB | mobile; brand=xiaomi; storage=128
گوشی با رم ۸ گیگابایت | mobile; ram=8
فلش ۶۴ گیگ | flash; storage=64
فلش مموری 128 گیگابایت | flash; storage=128
فلش سن دیسک 32GB | flash; brand=sandisk; storage=32
هارد اکسترنال ۲ ترابایت | external-drive; storage=2
هارد 4TB | external-drive; storage=4
کارت حافظه ۱۲۸ گیگ | memory-card; storage=128
پاوربانک ۲۰۰۰۰ میلی آمپر | powerbank; capacity=20000
پاوربانک انکر 10000mAh | powerbank; brand=anker; capacity=10000
شارژر ۶۵ وات | charger; power=65
شارژر 25w | charger; power=25
تلویزیون ۵۵ اینچ | tv; screen=55
تلویزیون سامسونگ 65 اینچ | tv; brand=samsung; screen=65
تلویزیون ۴۳ اینچی ال جی | tv; brand=lg; screen=43
مانیتور ۲۷ اینچ | monitor; screen=27
مانیتور 24 اینچ سامسونگ | monitor; brand=samsung; screen=24
لپ تاپ ۱۵٫۶ اینچ | laptop; screen=15.6
لپ تاپ ۱۴ اینچی | laptop; screen=14
جاروبرقی ۲۰۰۰ وات | vacuum; power=2000
چرخ گوشت ۱۵۰۰ وات | meat-grinder; power=1500
اتو بخار 2400 وات | iron; power=2400
سشوار 2200 وات | hair-dryer; power=2200
لباسشویی ۹ کیلویی | washing-machine; load=9
ماشین لباسشویی 8 کیلوگرم | washing-machine; load=8
ظرفشویی ۱۴ نفره | dishwasher; places=14
مایکروویو ۳۲ لیتری | microwave; volume=32
کتری برقی 1.7 لیتری | kettle; volume=1.7
زودپز ۶ لیتر | pressure-cooker; volume=6
کولر گازی ۱۸۰۰۰ | air-conditioner; cooling=18000
اجاق گاز ۵ شعله | stove; burners=5
لامپ ۱۲ وات | bulb; power=12
لامپ ال ای دی 50w | bulb; power=50
فرش ۱۲ متری | carpet; area=12
فرش ۱۲۰۰ شانه | carpet; reeds=1200
سرویس قابلمه ۱۲ پارچه | pot-set; pieces=12
چادر ۸ نفره | tent; places=8
دمبل ۵ کیلویی | dumbbell; weight=5
برنج ۱۰ کیلویی | rice; weight=10
چای ۵۰۰ گرمی | tea; weight=500
شامپو ۴۰۰ میل | shampoo; volume=400
عطر 100 میلی لیتر | perfume; volume=100
شیشه شیر ۲۴۰ میلی لیتر | baby-bottle; volume=240
روغن موتور ۴ لیتری | engine-oil; volume=4
باتری ۶۰ آمپر | car-battery; capacity=60
نردبان ۵ پله | ladder; steps=5
مداد رنگی ۲۴ رنگ | colour-pencils; count=24
پازل ۱۰۰۰ تکه | puzzle; pieces=1000
دفتر ۱۰۰ برگ | notebook; sheets=100
روغن 1.8 لیتری | cooking-oil; volume=1.8
`
