import { readConcepts } from './concept.ts';

/** What is sold over a counter, from a stand or off the back of a bakkie. */
export const goods = readConcepts(
  'product',
  `
# beauty
skin: skincare = skincare, skin care, skincare consultant, face cream, lotion, body lotion, moisturiser, sunscreen, velsorg, nivea, beauty products,
  beauty brand, beauty range, beauty and skincare, vaseline, facial, facials, serum, aloe products, anti ageing, body cream, toiletries, soap bars,
  deodorant, cosmetic brand, beauty sales, roll on, shower gel, personal care, personal hygiene, toothpaste, sanitary pads, shea butter, skin
  products, body wash, beauty consultant, beauty advisor, beauty adviser, skoonheid, skoonheidsprodukte, ubuhle, beauty house, skin analysis, beauty,
  pond's, garnier, neutrogena, eucerin, la roche posay, cetaphil, sorbet salon, environ, dermalogica, nimue, lamelle, justine, body shop, rain
  products, clere, bio oil, dawn lotion, ingrams, lemon lite, caro light, gentle magic, johnsons, protex, lifebuoy, sunlight bath, colgate, aquafresh,
  sensodyne, mentadent, toothbrush, oral care, tooth paste, gillette, shaving, shaving cream, rexona, shield deodorant, nivea men, playboy deodorant,
  axe deodorant, face wash, face mask, face serum, hand cream, foot cream, body butter, bath salts, aloe vera, african extracts, marula oil, argan,
  tanning, self tan, spa products, spa treatments, beauty salon, aesthetics, aesthetician, dermal, skin clinic, facials and massage, sanitary towels,
  menstrual, period products, menstrual cups, condoms, velprodukte, vel, lyfroom, gesigsroom, isikhumba, lephutha, letlalo, setlolo, amafutha
  okugcoba, amafutha, izithako, beauty clinic, skin advisor, skin consultant, skin range, sunblock, sun care, bar soap, hand soap, toilet soap, soap
  brand, baby skin
makeup: make-up = makeup, make up, cosmetics, lipstick, mascara, foundation shade, nail polish, grimering, make up artist, mua, avon, lashes, eyelash,
  nails, nail technician, avroy shlain, manicure, nail bar, makeovers, makeover, avon lady, mac cosmetics, maybelline, loreal, l'oreal, revlon,
  rimmel, essence cosmetics, catrice, bobbi brown, clinique, estee lauder, este lauder, lancome, elizabeth arden, yardley, black opal, black up,
  smashbox, benefit cosmetics, fenty, nyx, inglot, sorbet, mary kay, justine products, annique, sh'zen, shzen, honey cosmetics, lipsticks, lip gloss,
  eyeshadow, eye shadow, eyeliner, concealer, face powder, microblading, gel nails, acrylic nails, nail art, make up counter, make up range, makeup
  counter, lipstiffie, naels, makeup artist, make up artistry, cosmetology, cosmetics counter, cosmetic counter, izimonyo, ditlolo, ukuziqhola,
  cosmetics catalogue, beauty bar, cosmetic range
hair: hair = hair product, hair products, hair care, haircare, wig, wigs, braids, braiding, weave, weaves, relaxer, dark and lovely, salon products,
  hairdresser, hair salon, izinwele, moriri, haarsorg, shampoo, hair extensions, barber, salon, salons, conditioner, hair food, hair colour,
  dreadlocks, hairpiece, hair dryer, clippers, barbershop, hairdressing, hair oil, cornrows, knotless, feed in, box braids, plaiting, plaits, crochet,
  faux locs, frontal, frontals, closure wig, lace front, brazilian hair, peruvian hair, human hair, synthetic hair, darling hair, frika, xpression,
  x pression, braiding hair, braiding fibre, afro hair, natural hair, ethnic hair, black like me, sofn'free, sofn free, ors, tcb, cantu,
  african pride, pantene, head and shoulders, tresemme, wella, schwarzkopf, ghd, hair straightener, straighteners, hair tools, relaxers, hair dye,
  hair spray, hair gel, hair stylist, hairstylist, stylist hair, haarkapper, kapper, haarsalon, ukwaluka, ukweluka, ukuphotha, ngiyaluka,
  izinwele zodadewethu, iinwele, meriri, ho loha, beard oil, barbering, barbers, clippers and trimmers, salon brand, hair brand, hair salons
perfume: perfume = perfume, perfumes, fragrance, fragrances, cologne, parfuum, scent, eau de parfum, perfume house, oud, attar, attars, bukhoor,
  incense, eau de toilette, body spray, body mist, scented candles, diffuser, reed diffuser, home fragrance, essential oils, chanel, dior, paco
  rabanne, hugo boss, versace, ysl, tom ford, arabian perfume, inspired perfumes, perfume oil, parfums, reuk, geur, iphunga, amakha, isiqholo, senko,
  monko, spritzer, fragrance house, fragrance counter, fragrance consultant, perfume counter, perfume kiosk, perfume brand, scents, colognes
# health
pharmacy: pharmacy = pharmacy, pharmacies, over the counter medicine, otc, medicine, medicines, cough syrup, painkillers, apteek, medisyne, clicks,
  dis chem, dischem, imithi, umuthi, moriana, dihlare, pharmaceutical, pharmaceuticals, pharma, schedule medicines, medical rep,
  medical representative, medical sales, detailing doctors, doctors detailing, generic medicines, medical and pharmacy, pharmacist, self medication,
  dispensary, ekhemisi, panado, disprin, grand pa, grandpa headache, med lemon, corenza, benylin, vicks, strepsils, gaviscon, eno, rennies, allergex,
  myprodol, nurofen, imodium, antacid, antihistamine, antibiotics, chronic medicine, chronic medication, scripts and otc, aspen, adcock, cipla,
  pfizer, sanofi, novartis, glaxo, gsk, astrazeneca, roche, bayer, medirite, alpha pharm, link pharmacy, arrie nel, front shop, pharmacy front shop,
  pharmacist assistant, post basic, dispensing, dispense, dispensing doctors, clinicians, generics, vaccines, vaccine, syrups, tablets and syrups,
  ointment, ointments, plasters, first aid kits, first aid box, muti, muthi, boererate, lennon, haarlensis, druppels, imithi yesikhumulo, amaphilisi,
  umuthi wokukhwehlela, dipilisi, setlhare, dithlare, medisynes, farmaseutiese, health care products, family planning
devices: medical devices = medical device, medical devices, medical equipment, surgical, hospital equipment, glucose meter, diagnostics, mobility
  aids, theatre equipment, diagnostic device, orthopaedic, medical consumables, dental supplies, blood pressure monitor, glucometer, sutures,
  ultrasound, wheelchairs, patient monitors, test strips, stethoscopes, syringes, catheters, catheter, stents, implants, orthopaedic implants, trauma
  plates, hip and knee, surgical instruments, theatre sisters, theatre sales, icu equipment, ventilators, oxygen concentrator, oxygen, nebuliser,
  nebulizers, cpap, infusion pumps, syringe pump, ecg, defibrillators, x ray, radiology, imaging, dialysis, hospital beds, patient lifts, crutches,
  orthotics, prosthetics, dental equipment, dental chairs, ophthalmic, lasers medical, gloves surgical, masks surgical, medical supplies, hospital
  consumables, hospital supplies, consumables hospital, medtech, medical technology, biomedical, surgical sales, ward sisters, unit managers, insulin
  pumps, glucose sensors, cgm, thermometers, bp monitors, pulse oximeter, mediese toestelle, mediese toerusting, medical distributor
wound: wound care and dressings = wound care, wound, wounds, wound clinic, wound clinics, wound dressings, dressings, dressing, negative pressure,
  npwt, foams and dressings, silver dressings, bandages, compression, compression stockings, ostomy, stoma, stoma care, incontinence, continence,
  burns care, diabetic foot, smith and nephew, molnlycke, convatec, coloplast, hartmann, bsn, wondsorg, tissue viability, advanced wound care
lab: laboratory and diagnostics = laboratory equipment, lab equipment, laboratory, lab supplies, diagnostics, diagnostic kits, diagnostic device,
  rapid tests, test kits, reagent rental, analysers, microscopes, centrifuges, pathology, point of care testing, scientific equipment, medical
  laboratory
supplements: supplements = protein shakes, protein powder, meal replacement shakes, supplement, supplements, vitamin, vitamins, herbalife, slimming,
  wellness products, health products, immune booster, forever living, detox, meal replacement, nutrition products, herbal, natural remedies, collagen,
  weight loss, forever aloe, health shop, whey, multivitamin, sports nutrition, herbal products, probiotics, traditional medicine, usn, ssn, evox,
  biogen, nutritech, npl, whey protein, creatine, pre workout, mass gainer, fat burner, meal shakes, juice plus, isagenix, neolife, gnld, amway,
  nutrilite, sportron, omega 3, fish oil, vitamin c, magnesium, multivitamins, gummies, cbd oil, hemp, moringa, spirulina, apple cider vinegar, detox
  tea, slim tea, wellness warehouse, dis chem wellness, immune, immune booster range, gut health, tissue salts, homeopathic, homeopathy, natural
  health, natural products, health range, vitamin range, aanvullings, vitamiene, gesondheidsprodukte, izithako zempilo, amavithamini, divithamine,
  weigh less, weight management, diabetic products, keto, banting, vegan protein, collagen powder, energy sachets, stameta, imbiza, herbalist,
  traditional herbs
# clothing
clothes: clothes = clothing, fashion, clothes, apparel, boutique, dresses, jeans, school uniform, school uniforms, klere, izingubo, iimpahla, diaparo,
  liaparo, garment, menswear, ladieswear, ladies wear, pep stores, ackermans, mr price, jet stores, streetwear, underwear, lingerie, shweshwe dresses,
  thrift, second hand clothes, kidswear, fashion retail, denim, bridal, wedding dresses, workwear fashion, boetiek, knitwear, t shirts, tracksuits,
  formal wear, sleepwear, mrp, foschini, markham, truworths, edgars, woolworths clothing, h and m, zara, cotton on, sportscene, pep, donna claire,
  milady's, miladys, the fix, fabiani, cape union mart, jackets, hoodies, golf shirts, skirts, blouses, chinos, trousers, leggings, activewear,
  swimwear, bikinis, stockings, hosiery, shapewear, maternity clothes, baby clothing, kids clothes, plus size, designer wear, designer clothes,
  tailored suits, wedding suits, matric dance, matric farewell, traditional wear, traditional attire, umbhaco, seshoeshoe, sefate, makoti,
  african print, ankara, kitenge, saris, sari, salwar, abaya, hijabs, ethnic wear, scarves, blankets traditional, corporate wear, corporate clothing,
  uniforms, school wear, schoolwear, grey school trousers, blazers, fashion brand, clothing brand, clothing shop, clothing chain, clothing store,
  fashion store, fashion house, fashion advisor, personal stylist, wardrobe, second hand clothing, bales, dunusa, mnyamane, vintage, rokke, hemde,
  broeke, skoolklere, modewinkel, ingubo, iingubo, impahla, izimpahla, izigqoko, seaparo, diaparo tsa, dikobo, clothing accounts, dress people,
  ready to wear, knitted, garments, beanies, ezezimpahla, zezimpahla, ezokugqoka, ezingubo, zengubo, tsa diaparo
shoes: shoes = shoes, sneaker, sneakers, footwear, skoene, izicathulo, dieta, takkies, heels, leather shoes, sandals, kicks, sneakerhead, shoe shop,
  nike, adidas, puma, converse, all star, vans shoes, reebok, new balance, bathu, drip footwear, carvela, spitz, aldo, bata, bata toughees, toughees,
  school shoes, crocs, flip flops, slippers, loafers, brogues, veldskoen, veldskoene, vellies, work boots, gumboots, skoenwinkel, tekkies, amateki,
  amatekisi, izihlangu, dieta tsa, ditlhako, shoe store, shoe brand, shoe sales, ladies shoes, leather boots, ugg, skechers, insoles, footgear
textiles: cloth and fabric = pillows, memory foam, wool, woollen, yarn, bedding, bed linen, fabric, fabrics, textile, textiles, curtains, curtaining,
  linen, blankets, blanket, duvet, cotton, upholstery, material shop, tekstiel, upholstery fabric, curtain, towels, duvets, haberdashery, sewing,
  woven, weaving mill, chiffon, georgette, viscose, polyester, lace fabric, brocade, voile, net curtain, shweshwe, isishweshwe, da gama, wax print
  fabric, dress material, dress fabric, sewing machines, sewing machine, singer machine, wool shop, knitting, knitting wool, crochet yarn, quilting,
  quilts, comforters, pillow cases, table cloths, tablecloths, basotho blanket, basotho blankets, kobo, dikobo tsa basotho, mohair, alpaca, leather
  hides, linen shop, bedding set, soft furnishing, soft furnishings, home textiles, curtain calculation, curtain rails, gordyne, materiaal, stowwe,
  lapwinkel, beddegoed, amakhethini, indwangu, ingubo yokulala, masela, fabric shop, fabric house, cloth shop, material house
jewellery: jewellery and bags = jewellery, jewelry, watches, handbags, handbag, gold jewellery, juweliersware, accessories fashion, luggage,
  sunglasses, beadwork, beads, crafts, curios, handmade crafts, leather bags, african crafts, curio, souvenirs, diamond rings, engagement rings,
  purses, necklaces, necklace, bracelets, earrings, pandora, swarovski, american swiss, sterns, arthur kaplan, nwj, diamonds, gold and silver,
  tanzanite, pearls, costume jewellery, fashion jewellery, wedding bands, watch brand, smart jewellery, casio, guess watches, leather belts,
  leather wallets, leather goods, leather products, wallets leather, school bags, travel bags, briefcases, spectacle frames fashion, hair accessories,
  ceramics, wire art, wire and bead, carvings, wood carvings, african art, art gallery, artwork, paintings art, basket weaving, handcraft,
  handicrafts, handmade, handgemaak, kunswerk, juwele, horlosies, ubucwebe, ubuhlalu, iwashi, mabenyane, sieraden, gift shop, geskenke,
  party supplies, greeting cards
# home
furniture: furniture = furniture, lounge suite, mattress, mattresses, meubels, home decor, couches, kitchen cupboards, blinds, flooring,
  office furniture, carpets, decor, bedroom suite, base set, wardrobes, bed sets, cupboards, homeware, home ware, homewares, sofas, sleeper couch,
  dining room suite, dining table, coffee table, bed shop, headboard, base and mattress, rest assured, cloud nine, serta, dial a bed, ok furniture,
  bradlows, joshua doore, barnetts, beares, house and home, fair price, rochester, coricraft, wetherlys, hp credit, hire purchase, furniture store,
  furniture shop, furniture sales, lounge suites, built in cupboards, kitchen units, wardrobe, tv stand, curtains and blinds, shutters,
  laminate flooring, vinyl flooring, office chairs, patio furniture, outdoor furniture, pine furniture, solid wood, upholsterer, matrasse, matras,
  beddens, huishoudelike, ifenisha, ifenitshala, umbhede, imibhede, mese, bethe, dibethe, mr price home, sheet street
appliances: appliances and electronics = appliances, fridge, fridges, television sets, tv sets, electronics, washing machine, washing machines,
  microwave, air fryer, sound system, hi fi, consumer electronics, elektronika, gaming console, toebehore, smart tv, blender, vacuum cleaner, air
  conditioner, aircon, white goods, brown goods, freezers, small appliances, electronic store, soundbar, televisions, cameras, headphones, air fryers,
  hisense, samsung tv, bosch appliances, whirlpool, kic, univa, sansui, russell hobbs, jbl, hirschs, hirsch's, game stores electronics, incredible
  connection, tafelberg, dion wired, makro electronics, teljoy, car radio, home theatre, tvs, flat screen, led tv, gas hob, hob, extractor, tumble
  dryer, dishwasher, dishwashers, iron and kettle, toaster, toasters, sandwich maker, food processor, stand mixer, juicer, juicers, slow cooker,
  pressure cooker, instant pot, vacuum cleaners, vacuums, steam mop, steam cleaner, kirby, rainbow vacuum, heaters, heater, hvac, air conditioning,
  air conditioners, sewing appliances, playstation, xbox, gaming consoles, nintendo, camera shop, photography equipment, smart home, smart watch,
  smart watches, elektriese toestelle, yskaste, yskas, stowe, wasmasjien, ifriji, izitofu, isitofu, ithelevishini, setofo, sehatsetsi, electronics
  store, hi tech, tech store, pre owned electronics, cash crusaders, cash converters, second hand goods, pawn shop, pawn
cookware: cookware = cookware, pots, amc pots, tupperware, kitchenware, plasticware, cutlery, knives, pots and pans, flasks, potte, water bottles,
  storage containers, pans, lunch boxes, amc, bauer, le creuset, tefal, hart pots, three legged pot, potjie, potjies, cast iron, braai equipment,
  braais, gas braai, weber, cadac, cobb, megamaster, braai stands, stainless steel pots, crockery, glassware, dinner set, knife set, knife sets,
  verimark, glomail, homemark, floor wiper, kitchen gadgets, gadgets kitchen, thermomix, smoothie maker, cooking pots, pot sets, waterless cookware,
  bakeware, tupperware lady, plastic ware, plastics home, kitchen shop, kombuisware, breekware, imbiza yokupheka, amabhodwe, ibhodwe, dipitsa, pitsa,
  cookware brand, homeware catalogue, table charm, bessemer, home and kitchen
toys: toys = toys, toy, board games, kids toys, video games, toy store, puzzles, speelgoed, lego, barbie, dolls, kids entertainment, action figures,
  model cars, playstation games, toys r us, toy kingdom, toy zone, jungle gym, jungle gyms, jumping castles, trampolines, educational games, card
  games, trading cards, pokemon, comic con, cosplay, collectables, amathoyizi, dibapadiswa, speelgoedwinkel, baby toys
water: water systems = water purifier, water filter, borehole, boreholes, water tank, jojo tank, jojo, water pump, water purification, water cooler,
  water dispenser, water treatment, rainwater tank, swimming pool, pool chemicals, pool pumps, filtration, reverse osmosis, ro system, water
  filtration, water softener, purifiers, water filters, filter jug, brita, h2o, aquaphor, alkaline water, water ionizer, kangen, water refill, water
  shop, water bottles dispenser, bottled water cooler, borehole drilling, borehole pump, borehole pumps, borehole siting, drilling, windmill,
  windmills, septic tanks, septic tank, rain tanks, rainwater, water harvesting, greywater, sewage, jojo tanks, water tanks, pool cleaner, pool
  cleaners, kreepy krauly, splash pools, spas and pools, jacuzzi, hot tubs, swembad, watertenk, watertenks, boorgat, boorgate, waterpomp, amanzi,
  amathangi amanzi, umthombo, metsi, tanka ya metsi, water heater purification, water meter, water leak detection, leak detection, water saving
gates: gates, doors and fences = garage doors, garage door, gate motors, gate motor, gate automation, automated gates, centurion motors, gates,
  driveway gates, palisade fence, fences, fencing contractor, burglar proofing, security doors, security doors and gates, trellidor, xpanda, roller
  shutter doors, roller shutters, carport gates, boundary walls, precast walls, clearvu, vibracrete, hekke, garagedeure, amasango
`,
);
