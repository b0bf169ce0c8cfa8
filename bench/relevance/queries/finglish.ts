/** Persian in Latin letters, spelled as people type it: no one spells it alike. */
export const FINGLISH = `
goshi | mobile
gushi samsung | mobile; brand=samsung
goshi samsung | mobile; brand=samsung
gooshi xiaomi | mobile; brand=xiaomi
goshi nokia | mobile; brand=nokia
mobile samsung | mobile; brand=samsung
laptop asus | laptop; brand=asus
laptop lenovo | laptop; brand=lenovo
labtop hp | laptop; brand=hp
tablet samsung | tablet; brand=samsung
yakhchal | fridge
yakhchal samsung | fridge; brand=samsung
yakhchal emersan | fridge; brand=emersun
jaroobarghi | vacuum
jaro barghi bosch | vacuum; brand=bosch
jarubarghi | vacuum
mashin lebasshoyi | washing-machine
lebasshooyi bosch | washing-machine; brand=bosch
mashin zarfshooyi | dishwasher
zarfshoyi bosch | dishwasher; brand=bosch
televizion | tv
televizion samsung | tv; brand=samsung
telvizyon sony | tv; brand=sony
kooler gazi | air-conditioner
kuler abi | water-cooler
panke | fan
otoo bokhar | iron
oto tefal | iron; brand=tefal
chaisaz | tea-maker
chaysaz bosch | tea-maker; brand=bosch
ketri barghi | kettle
ghahve saz | espresso
makhlootkon | blender
charkh goosht | meat-grinder
charkhgosht panasonic | meat-grinder; brand=panasonic
polopaz pars khazar | rice-cooker; brand=parskhazar
farsh | carpet
farsh mashini | carpet
sandali edari | office-chair
miz tahrir | desk
saat mochi | wrist-watch
saat hooshmand | smartwatch
saat divari | wall-clock
kafsh varzeshi | sport-shoes
kafsh nike | sport-shoes; brand=nike
kooleposhti | backpack
kif pool | wallet
manto | manto
roosari | scarf
jorab mardane | socks; audience=مردانه
pirahan mardane | shirt-men
shalvar jin | jeans
tishert mardane | tshirt; audience=مردانه
atr zanane | perfume; audience=زنانه
shampo | shampoo
zede aftab | sunscreen
rozh lab | lipstick
seshvar | hair-dryer
ketab | book
ketab hafez | book; code=حافظ
medad rangi | colour-pencils
aroosak | doll
pooshak | diaper
kaleske | stroller
deril ronix | drill; brand=ronix
docharkhe | bicycle
berenj | rice
chai golestan | tea; brand=golestan
zaferan | saffron
asal | honey
shokolat | chocolate
roghan motor behran | engine-oil; brand=behran
lastik barez | tyre; brand=barez
ghab goshi | phone-case
pavarbank anker | powerbank; brand=anker
`
