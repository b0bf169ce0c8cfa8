/** Latin names that the generator types on Persian keys. */
export const LATIN_NAMES = `
samsung galaxy a55 | mobile; brand=samsung; model=Galaxy A55
iphone 13 | mobile; brand=apple; model=iPhone 13
iphone 15 pro max | mobile; brand=apple; model=iPhone 15 Pro Max
redmi note 13 | mobile; brand=xiaomi; model=Redmi Note 13
poco x6 pro | mobile; brand=xiaomi; model=Poco X6 Pro
ipad air 5 | tablet; brand=apple; model=iPad Air 5
thinkpad e14 | laptop; brand=lenovo; model=ThinkPad E14
ideapad 3 | laptop; brand=lenovo; model=IdeaPad 3
victus 15 | laptop; brand=hp; model=Victus 15
airpods pro 2 | earbuds; brand=apple; model=AirPods Pro 2
galaxy watch 6 | smartwatch; brand=samsung; model=Galaxy Watch 6
xbox series x | console; brand=microsoft; model=Xbox Series X
casio | wrist-watch; brand=casio
makita | drill,grinder; brand=makita
`
