import { readConcepts } from './concept.ts';

/** What is sold over a counter, from a stand or off the back of a bakkie. */
export const goods = readConcepts(
  'product',
  `
# groceries
groceries: groceries = grocery, groceries, fmcg, consumer goods, maize meal, mealie meal, maize, rice, flour, sugar, cooking oil, tinned food, canned food, spices, spice range, sauces, sauce, pasta, soup,
  hamper, hampers, kruideniersware, tastic, ace maize, pilchards, beans, cereal, breakfast cereal, porridge, peanut butter, baked beans, tomato sauce, achar, atchar, chakalaka, ukudla, dijo, samp,
  noodles, instant noodles, stock cubes, margarine, food products, food brand, seasoning, condiment, oats, jam, pantry, jungle oats, impuphu, phofo
snacks: snacks and sweets = snack, snacks, chips packet, crisps, biscuit, biscuits, chocolate, sweets, chewing gum, simba, popcorn, nuts, ice cream, icecream, dessert, cake, cakes, lekkers, nik naks, energy bar, cereal bar,
  biltong, droewors, rusks, vetkoek, magwinya, confectionery, cookies, lollipops, amaswidi, roomys, ice lollies, frozen treats
dairy: dairy = dairy, yoghurt, yogurt, milk, cheese, butter, clover, parmalat, danone, maas, amasi, melk, kaas, ubisi, lebese, custard, milk powder, flavoured milk, drinking yoghurt, jogurt
bakery: bread and baking = bread, bakery, albany, sasko, rolls, brood, isinkwa, bohobe, baking, confectioner, loaves, bakeries, pies, buns
meat: meat and fresh food = butchery, meat, chicken portions, polony, boerewors, sausage, sausages, vleis, nama, inyama, frozen chicken, fish products, eggs, fresh produce, vegetables, fruit, fruit and veg, russians, viennas, cold meats,
  slaghuis, frozen food, live chickens, poultry, seafood, hake, izinkukhu, frozen vegetables, plant based
drinks: soft drinks = soft drink, softdrink, cooldrink, cool drink, cold drink, juice, iced tea, ice tea, coca cola, coke, fanta, energy drink, energy drinks, bottled water, koeldrank, beverages, beverage, mageu, amahewu, isiphuzo, iziphuzo, dino, sports drink,
  kombucha, cordial, sparkling water, oros, monster energy, red bull, dragon energy, still water, fizzy drink, mahewu, drinks brand, ginger beer, squash, flavoured water, protein shake drink
hot-drinks: tea and coffee = tea, rooibos, coffee, instant coffee, coffee beans, coffee machine, hot chocolate, ricoffy, koffie, tee, nescafe, espresso, coffee capsules, coffee pods, cappuccino
baby: baby goods = nappy, nappies, diaper, diapers, baby food, infant formula, baby products, baby care, baby wipes, huggies, purity, doeke, baby shop, new mothers, baby brand, prams, car seat baby, baby expo
home-care: home care = washing powder, detergent, dishwashing, sunlight soap, omo, maq, fabric softener, bleach, household cleaner, cleaning products, waspoeier, home care, toilet paper, tissues, laundry soap, handy andy, insecticide, air freshener,
  dish soap, soap powder, cleaning liquid, surface cleaner, candles, insipho, cleaning chemicals, degreaser, hygiene products, sanitiser, household products
pet: pet food = pet food, dog food, cat food, pet shop, pet products, pet care, veterinary products, vet products, pet treats, hondekos
# alcohol
beer: beer and cider = beer, cider, castle lite, castle lager, savanna, hunters dry, hunters, heineken, lager, craft beer, bier, utshwala, ubhiya, umqombothi, bjala, jwala, black label, windhoek, draught, brewery, taverns promotions, flying fish, amstel, corona beer
wine: wine = wine, wynkelder, wine estate, wine farm, wine tasting, wyn, wyne, sparkling wine, champagne, cellar door,
  winery, sommelier, mcc, wine sales, wine club, tasting room
spirits: spirits = whisky, whiskey, gin, brandy, vodka, liqueur, brandewyn, spirits brand, rum, tequila, cognac, hennessy, jagermeister, spirit brand, premium spirits, jameson, gin brand, distillery, shooters
liquor: liquor = liquor, alcohol, alcoholic, liquor store, bottle store, drankwinkel, liquor brand, on consumption,
  alcohol brand, alcohol promotions, liquor promotions
tobacco: tobacco and vapes = tobacco, cigarette, cigarettes, vape, vaping, vapes, snuff, hubbly, e cigarette, entjie, sigarette, hookah, heated tobacco
# beauty
skin: skincare = skincare, skin care, skincare consultant, beauty counter, face cream, lotion, body lotion, moisturiser, sunscreen, velsorg, nivea, beauty products, beauty brand, beauty range, beauty and skincare, vaseline, facial, facials, serum, aloe products, anti ageing, body cream, toiletries, soap bars, deodorant,
  cosmetic brand, beauty sales, roll on, shower gel, personal care, personal hygiene, toothpaste, sanitary pads, shea butter, skin products, body wash, beauty consultant, beauty advisor, beauty adviser, skoonheid, skoonheidsprodukte, ubuhle, beauty house, skin analysis, beauty
makeup: make-up = makeup, make up, cosmetics, lipstick, mascara, foundation shade, nail polish, grimering, make up artist, mua, avon, lashes, eyelash, nails, nail technician, avroy shlain, beauty counter, manicure, nail bar, makeovers, makeover
hair: hair = hair product, hair products, hair care, haircare, wig, wigs, braids, braiding, weave, weaves, relaxer, dark and lovely, salon products, hairdresser, hair salon, izinwele, moriri, haarsorg, hare, shampoo, extensions, hair extensions, barber, salon, salons,
  conditioner, hair food, hair colour, dreadlocks, hairpiece, hair dryer, clippers, barbershop, hairdressing, hair oil
perfume: perfume = perfume, perfumes, fragrance, fragrances, cologne, parfuum, scent, eau de parfum, perfume house
# health
pharmacy: pharmacy = pharmacy, pharmacies, over the counter medicine, otc, medicine, medicines, cough syrup, painkillers, apteek, medisyne, clicks, dis chem, dischem, imithi, umuthi, moriana, dihlare, pharmaceutical, pharmaceuticals, pharma, schedule medicines,
  medical rep, medical representative, medical sales, detailing doctors, doctors detailing, generic medicines, medical and pharmacy, pharmacist, detailing, self medication, dispensary, scripts, ekhemisi
devices: medical devices = medical device, medical devices, medical equipment, surgical, hospital equipment, wound care, glucose meter, diagnostics, mobility aids, theatre equipment, diagnostic device, orthopaedic, medical consumables, dental supplies, blood pressure monitor, glucometer,
  sutures, ultrasound, wheelchairs, patient monitors, test strips, stethoscopes, syringes
supplements: supplements = supplement, supplements, vitamin, vitamins, protein powder, herbalife, slimming, wellness products, health products, immune booster, forever living, detox, meal replacement, nutrition products, herbal, natural remedies, collagen, weight loss, forever aloe,
  health shop, whey, multivitamin, sports nutrition, herbal products, probiotics, traditional medicine
# clothing
clothes: clothes = clothing, fashion, clothes, apparel, boutique, dresses, jeans, school uniform, school uniforms, klere,
  izingubo, iimpahla, diaparo, liaparo, garment, menswear, ladieswear, ladies wear, pep stores, ackermans, mr price,
  jet stores, streetwear, underwear, lingerie, shweshwe dresses, thrift, second hand clothes, kidswear, fashion retail,
  denim, bridal, wedding dresses, workwear fashion, boetiek, knitwear, t shirts, tracksuits, hats, formal wear, sleepwear
shoes: shoes = shoes, sneaker, sneakers, footwear, skoene, izicathulo, dieta, takkies, heels, leather shoes, boots, sandals, kicks, sneakerhead, shoe shop
textiles: cloth and fabric = wool, woollen, yarn, bedding, bed linen, fabric, fabrics, textile, textiles, curtains, curtaining, linen, blankets, blanket, duvet,
  cotton, upholstery, material shop, tekstiel, upholstery fabric, curtain, towels, duvets, haberdashery, sewing, woven,
  weaving mill
jewellery: jewellery and bags = jewellery, jewelry, watches, handbags, handbag, rings, gold jewellery, juweliersware, accessories fashion, luggage, sunglasses, beadwork, beads, crafts, curios, handmade crafts, leather bags, african crafts, curio, souvenirs, diamond rings, engagement rings, purses
# home
furniture: furniture = furniture, lounge suite, mattress, mattresses, meubels, lay by, layby, lay buy, home decor, couches,
  kitchen cupboards, blinds, flooring, office furniture, carpets, rugs, decor, bedroom suite, base set, wardrobes, bed sets,
  cupboards, homeware, home ware, homewares
appliances: appliances and electronics = appliances, fridge, fridges, stove, television sets, tv sets, electronics, washing machine, washing machines, microwave, air fryer, kettle, sound system, hi fi, consumer electronics, elektronika, gaming console, toebehore, smart tv, blender, vacuum cleaner, speakers, air conditioner, aircon,
  white goods, brown goods, freezers, small appliances, electronic store, soundbar, televisions, cameras, headphones, air fryers
cookware: cookware = cookware, pots, amc pots, tupperware, kitchenware, plasticware, cutlery, knives, pots and pans, flasks, potte, water bottles, storage containers, pans, lunch boxes
toys: toys = toys, toy, board games, kids toys, video games, toy store, puzzles, speelgoed
water: water systems = water purifier, water filter, borehole, boreholes, water tank, jojo tank, jojo, water pump, water purification, water cooler, water dispenser, water treatment, rainwater tank, swimming pool, pool chemicals, pool pumps, filtration
# building
building: building materials = building materials, building supplies, cement, bricks, roofing, roof sheets, tiles, tiling, plumbing supplies, sanitaryware, timber, boumateriaal, hout, cashbuild, builders warehouse, buco, hardware store, hardware, ironmongery, hardeware, doors and windows, aluminium windows, ceilings, paving, waterproofing,
  hardware and building, bricklaying, contractors supplies, steel doors, gypsum, insulation, trusses, precast, sand and stone, blocks, plumbing fittings, bathroom fittings, geyser installation, scaffolding
paint: paint = paint, paints, plascon, dulux, verf, coatings, wall paint, painting products, ipende, paint brand, varnish, paint tinting
tools: tools = power tools, power tool, drill, tools, hand tools, gereedskap, welding, grinder, bosch, makita, cordless tools, lawnmower, lawn mower, brush cutter, chainsaw, garden tools, welders, drills, angle grinder
industrial: industrial goods = industrial, machinery, bearings, valves, pumps, compressors, forklift sales, steel,
  engineering products, factory, conveyor, industrial equipment, chemicals, industrial chemicals, lubricants industrial,
  packaging, plastics, masjinerie, fasteners, pipes, welding consumables, abrasives, hydraulic, manufacturing plant,
  corrugated, cartons, raw materials, electrical components, cables, gearboxes, instrumentation, adhesives, rubber, moulds,
  seals, foundry, mining equipment, plant hire, cranes, spare parts industrial, cable, switchgear, transformers,
  consumables industrial, shrink wrap, pallets
# vehicles
cars: cars = selling cars, sell cars, sold cars, sells cars, car sales, vehicle sales, used cars, new cars, dealership, dealerships, motor dealership, test drive,
  test drives, motor vehicle, motorhandelaar, izimoto, dikoloi, motorcycle, motorbikes, scooters, toyota, volkswagen,
  truck sales, bakkie sales, caravan, car dealership, suzuki, hyundai, haval, chery, pre owned vehicles, second hand cars,
  vehicle sales executive, sales executive motor, auto sales, car salesman, showroom cars, electric vehicles, motor trade,
  motorverkope, voertuigverkope, car dealer, car launch, new model, tweedehandse motors, demo vehicles
parts: tyres and parts = tyre, tyres, auto parts, car parts, spares, car battery, motor spares, fitment centre, exhaust,
  motor oil, engine oil, lubricant, lubricants, car care, bande, onderdele, midas, supa quick, battery centre, windscreen,
  wheel alignment, fitment, car accessories, car audio, shocks, brake pads, panelbeaters, oil change, car polish, mags,
  batteries car, truck tyres, amathayi, rims, towbars, service centre, vehicle servicing, car sound
# farming
farm-inputs: seed, feed and farm supplies = seed, cattle dip, seeds, fertiliser, fertilizer, agrochemical, agrochemicals, crop protection,
  pesticide, animal feed, livestock feed, cattle feed, animal health, kunsmis, saad, veevoer, voer, koöperasie, kooperasie,
  co op, agricultural, agriculture, agri, irrigation, landbou, boerdery, farm supplies, seedlings, chicks, day old chicks,
  dewormer, livestock, vaccines animal, temo, bolemi, ukulima, umlimi, abalimi, agronomy, agronomist, stock feed, seedling,
  compost, herbicide, crops, lick, farm chemicals, besproeiing, seed maize, smallholder, emerging farmers, imbewu, isivuno,
  chicken feed, layers mash, poultry feed
farm-machines: farm machines = tractor, tractors, combine harvester, implements, farm equipment, farm machinery, trekker, trekkers, john deere, massey ferguson, implemente, ploughs, planters, balers, milking machine, fencing, plaasimplemente
`,
);
